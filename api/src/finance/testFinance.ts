import { uploadOf, useApi } from '../testing/apiStage';
import { PDF } from '../testing/fileStage';
import { makeCommission, signedIn } from '../testing/people';
import { type startApi, TEST_DB_COMMISSION } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';

export type Person = TestClient & { id: string; email: string; name: string };

export const YEAR = `{ id title index locked archived totalExpences totalIncome totalExpencesBudget totalIncomeBudget
  workgroups { id index title expences income expencesBudget incomeBudget revision } changeLog }`;
const ADD_YEAR = `mutation Add($title: String!, $copyFrom: ID) { addAccountancyYear(title: $title, copyFrom: $copyFrom) ${YEAR} }`;
export const DECLARE = `mutation Declare($declaration: DeclarationInput!) {
  addDeclaration(declaration: $declaration) { id amount state wg directPay receipt { id url } requestedBy: createdBy }
}`;
const DECIDE = `mutation Decide($id: ID!, $decision: DecisionInput!) {
  sendTransactionDecision(transaction: $id, decision: $decision) { id state reason decidedBy }
}`;

/** A year as the API tells it. */
export interface Year {
  id: string;
  title: string;
  index: number;
  locked: boolean;
  totalExpences: number;
  totalIncome: number;
  totalExpencesBudget: number;
  totalIncomeBudget: number;
  workgroups: {
    id: string;
    index: string;
    title: string;
    expences: number;
    income: number;
    revision: number;
    expencesBudget: number;
    incomeBudget: number;
  }[];
  changeLog: string[];
}

/** The API with the board (committee 1: Jan and Truus), the parade (3: Piet) and a year open for declarations. */
export function useFinance(options: Parameters<typeof startApi>[0] = {}) {
  const stage = useApi(options);
  let jan: Person;
  let truus: Person;
  let piet: Person;
  let parade: string;
  let year: Year;
  const addYear = async (title: string, copyFrom?: string) =>
    (await jan.data<{ addAccountancyYear: Year }>(ADD_YEAR, { title, copyFrom })).addAccountancyYear;
  beforeEach(async () => {
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    parade = await makeCommission(3, 'Optocht');
    const board = { general: ['secFin'] as const, commissions: [TEST_DB_COMMISSION] };
    jan = await signedIn(stage.api, { name: 'Jan', ...board, general: ['secFin'] });
    truus = await signedIn(stage.api, { name: 'Truus', ...board, general: ['secFin'] });
    piet = await signedIn(stage.api, { name: 'Piet', commissions: [parade] });
    year = await addYear('2026-2027');
  });
  const receipt = (person: TestClient = piet, wg = '3') =>
    uploadOf(stage.api, `accountancy/C${wg}`, PDF, 'bon.pdf', person.cookie);
  let made = 0;
  /** A declaration that would be accepted, but for its receipt. */
  const declaration = (changes: object = {}) => ({
    requestId: `verzoek-${(made += 1)}`,
    yearId: year.id,
    wg: '3',
    description: 'Hekken',
    amount: 1250,
    directPay: 1,
    accountnumber: 'NL69 INGB 0123 4567 89',
    ...changes,
  });
  const declare = async (changes: object = {}, person: TestClient = piet) => {
    const given = declaration(changes);
    const { id: receiptId } = await receipt(person, given.wg);
    const answer = await person.data<{
      addDeclaration: { id: string; receipt: { id: string; url: string } };
    }>(DECLARE, { declaration: { receiptId, ...given } });
    return answer.addDeclaration;
  };
  const decide = (id: string, approved: boolean, reason?: string, person: TestClient = jan) =>
    person.run<{ sendTransactionDecision: { state: string } }>(DECIDE, {
      id,
      decision: { approved, reason },
    });
  const years = async (archived = false) =>
    (
      await jan.data<{ accountancyYears: Year[] }>(
        `query Years($archived: Boolean) { accountancyYears(archived: $archived) ${YEAR} }`,
        { archived },
      )
    ).accountancyYears;
  return {
    get api() {
      return stage.api;
    },
    get jan() {
      return jan;
    },
    get truus() {
      return truus;
    },
    get piet() {
      return piet;
    },
    get parade() {
      return parade;
    },
    get year() {
      return year;
    },
    addYear,
    years,
    receipt,
    declaration,
    declare,
    decide,
  };
}
