import { uploadOf, useApi } from '../testing/apiStage';
import { PDF } from '../testing/fileStage';
import {
  type AccountancyYearFragment,
  AccountancyYearsDocument,
  AddAccountancyYearDocument,
  AddDeclarationDocument,
  SendTransactionDecisionDocument,
} from '../testing/gql/graphql';
import { makeCommission, signedIn } from '../testing/people';
import { type startApi, TEST_DB_COMMISSION } from '../testing/startApi';
import type { TestClient } from '../testing/testClient';

export type Person = TestClient & { id: string; email: string; name: string };

/** A year as the API tells it. */
export type Year = AccountancyYearFragment;

/** The API with the board (committee 1: Jan and Truus), the parade (3: Piet) and a year open for declarations. */
export function useFinance(options: Parameters<typeof startApi>[0] = {}) {
  const stage = useApi(options);
  let jan: Person;
  let truus: Person;
  let piet: Person;
  let parade: string;
  let year: Year;
  const addYear = async (title: string, copyFrom?: string) =>
    (await jan.data(AddAccountancyYearDocument, { title, copyFrom })).addAccountancyYear;
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
    const answer = await person.data(AddDeclarationDocument, { declaration: { receiptId, ...given } });
    return answer.addDeclaration;
  };
  const decide = (id: string, approved: boolean, reason?: string, person: TestClient = jan) =>
    person.run(SendTransactionDecisionDocument, {
      id,
      decision: { approved, reason },
    });
  const years = async (archived = false) =>
    (await jan.data(AccountancyYearsDocument, { archived })).accountancyYears;
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
