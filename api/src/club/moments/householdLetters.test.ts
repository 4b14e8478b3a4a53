import { listReceivables } from '../../finance/claims/receivable';
import { useApi } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import {
  AddClubHouseholdDocument,
  CheckContactMomentPaymentsDocument,
  ClubReceivablesBankLinesDocument,
  ClubReceivablesImportBankStatementDocument,
  ClubReceivablesMatchBankLineDocument,
  ExportClubMemberDocument,
  HouseholdMomentDocument,
} from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import { readDocx } from '../../testing/readDocx';
import { jobsEnded, TEST_DB_COMMISSION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { ClubMemberModel } from '../members/member.model';
import { eraseTraces } from '../members/privacy.service';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubContactMomentModel } from './contactMoment.model';
import { bytesOf, momentsOf } from './testMoments';

/** The club with a couple, Jan and Els, and who writes to them. */
function useCouple(stage: ReturnType<typeof useApi>) {
  const found = {} as { wim: TestClient; moments: ReturnType<typeof momentsOf> };
  beforeEach(async () => {
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const rights = { general: ['clubAdmin'], commissions: [TEST_DB_COMMISSION] };
    found.wim = await signedIn(stage.api, { name: 'Wim', ...rights } as never);
    found.moments = momentsOf(found.wim, await makeActiveEdition());
    await makeMember('197401', { firstName: 'Jan' });
    await makeMember('197402', { firstName: 'Els', lastName: 'de Vries', adres: 'dorpsstr 11' });
    await makeMember('200001', { firstName: 'Bo', lastName: 'Bos', adres: 'Elders 1' });
    await found.wim.data(AddClubHouseholdDocument, { memberIds: ['197401', '197402'] });
  });
  const letterOf = async (id: string, name: string) => {
    const { files } = (await found.wim.data(HouseholdMomentDocument, { id })).clubContactMoment;
    const file = files.find((one) => one.name.includes(name));
    return (await readDocx(await bytesOf(stage.api.url, found.wim, file))).map((line) =>
      line.replaceAll('\u00a0', ' '),
    );
  };
  const years = async (id: string) =>
    (await ClubMemberModel.findById(id).lean().orFail()).payments.map(({ year, via, amount }) => [
      ...[year, via, amount],
    ]);
  return Object.assign(found, { letterOf, years });
}

const MANDATE = {
  ...{ reference: '197402-1', holder: 'E. de Vries', iban: 'NL69INGB0123456789' },
  ...{ signedOn: '2026-11-11', addedOn: '2026-11-11' },
};

describe('by bank', () => {
  const stage = useApi();
  const club = useCouple(stage);
  const pay = async (amount: string, text: string) => {
    const file = base64(camt([{ date: `${THIS_YEAR}-01-31`, amount, text }]));
    await club.wim.data(ClubReceivablesImportBankStatementDocument, { file });
    const [line] = (await club.wim.data(ClubReceivablesBankLinesDocument)).bankLines;
    return { id: line?.id ?? '', proposals: line?.proposals ?? [] };
  };
  const both = `Club van 111 ${THIS_YEAR}-197401 ${THIS_YEAR}-197402`;

  it('one letter and one label say what each owes, and ask one payment under both references', async () => {
    const { id, addressed } = await club.moments.add();
    expect(addressed).toBe(2);
    await club.moments.made(id);
    const { clubContactMoment } = await club.wim.data(HouseholdMomentDocument, { id });
    expect(clubContactMoment.addressed).toBe(2);
    expect(clubContactMoment.downloadOrder).toEqual([
      'Bo Bos (200001).docx',
      'Jan Jansen en Els de Vries (197401, 197402).docx',
      'labels_1.docx',
    ]);
    const lines = await club.letterOf(id, 'Jan Jansen');
    for (const wanted of [
      'Jan Jansen en Els de Vries',
      'Beste Jan en Els,',
      'Dag Jan Jansen en Els de Vries, lid 197401 en 197402.',
      `Contributie ${THIS_YEAR}: € 30,00`,
      'Jan Jansen: € 15,00',
      'Els de Vries: € 15,00',
      `Betaal € 30,00 voor ${THIS_YEAR}.`,
      `Onder vermelding van: ${both}`,
      'Jan Jansen, kloppen je gegevens nog?',
      'Els de Vries, kloppen je gegevens nog?',
    ])
      expect(lines).toContain(wanted);
    expect((await club.letterOf(id, 'labels')).filter((line) => /Jan|Els|Bo/.test(line))).toEqual([
      'Bo Bos',
      'Jan Jansen en Els de Vries',
    ]);
  });

  it('a payment of the whole sum is surely both, and marks each as paid', async () => {
    await club.moments.made((await club.moments.add()).id);
    const { id, proposals } = await pay('30.00', both);
    expect(proposals.map(({ certainty, receivables }) => [certainty, receivables.length])).toEqual([
      ['sure', 2],
    ]);
    const receivables = proposals[0]?.receivables.map(({ kind, id: item }) => ({ kind, id: item })) ?? [];
    await club.wim.data(ClubReceivablesMatchBankLineDocument, { id, receivables });
    expect([await club.years('197401'), await club.years('197402')]).toEqual([
      [[THIS_YEAR, 'bank', 1500]],
      [[THIS_YEAR, 'bank', 1500]],
    ]);
    expect(await club.years('200001')).toEqual([]);
  });

  it('another amount is not matched by itself: there is no single sure proposal, and nobody has paid', async () => {
    await club.moments.made((await club.moments.add()).id);
    for (const amount of ['15.00', '25.00']) {
      const { proposals } = await pay(amount, `${both} ${amount}`);
      expect(proposals.filter(({ certainty }) => certainty === 'sure')).not.toHaveLength(1);
    }
    expect([await club.years('197401'), await club.years('197402')]).toEqual([[], []]);
  });

  it('who paid is not asked again, and who signed a mandate pays by that', async () => {
    await ClubMemberModel.updateOne({ _id: '197402' }, { $set: { mandates: [MANDATE] } });
    const { id } = await club.moments.add();
    await club.moments.made(id);
    const lines = await club.letterOf(id, 'Jan Jansen');
    expect(lines).toContain(`Contributie ${THIS_YEAR}: € 15,00`);
    expect(lines).toContain('Els de Vries: € 15,00, wordt geïncasseerd');
    expect(lines).toContain(`Onder vermelding van: Club van 111 ${THIS_YEAR}-197401`);
    await ClubMemberModel.updateOne({ _id: '197401' }, {
      $set: { payments: [{ year: THIS_YEAR, via: 'manual', amount: 1500 }] },
    } as never);
    const again = await club.moments.add({ title: 'Nog een' });
    await club.moments.made(again.id);
    const later = await club.letterOf(again.id, 'Jan Jansen');
    expect(later).toContain(`Contributie ${THIS_YEAR}`);
    expect(later).toContain('Jan Jansen: € 15,00, al betaald');
    expect(later.filter((line) => line.startsWith('Onder vermelding'))).toEqual([]);
  });

  it('to who did not pay is for that one alone; who moved has a letter of their own', async () => {
    await ClubMemberModel.updateOne({ _id: '197401' }, {
      $set: { payments: [{ year: THIS_YEAR, via: 'manual', amount: 1500 }] },
    } as never);
    const reminder = await club.moments.add({ title: 'Herinnering', allMembers: false });
    expect(reminder.addressed).toBe(2);
    const { downloadOrder } = await club.moments.made(reminder.id);
    expect(downloadOrder[1]).toBe('Els de Vries (197402).docx');
    await ClubMemberModel.updateOne({ _id: '197402' }, { $set: { adres: 'Elders 9' } });
    expect((await club.moments.add({ title: 'Na het verhuizen' })).addressed).toBe(3);
  });

  it('the letter is of both: in the export of each, and gone with each', async () => {
    const { id } = await club.moments.add();
    await club.moments.made(id);
    const exported = async (member: string) =>
      JSON.parse((await club.wim.data(ExportClubMemberDocument, { id: member })).exportClubMember) as object;
    const letters = ['Jan Jansen en Els de Vries (197401, 197402).docx'];
    expect(await exported('197402')).toMatchObject({ letters, households: [{ members: 2 }] });
    await ClubMemberModel.updateOne({ _id: '197402' }, { $set: { erased: true, active: false } });
    await eraseTraces(stage.api.portal, '197402');
    expect((await ClubContactMomentModel.findById(id).lean().orFail()).downloadOrder).toEqual([
      'Bo Bos (200001).docx',
    ]);
  });

  it('what each owes stays their own', async () => {
    await club.moments.made((await club.moments.add()).id);
    const open = await listReceivables(stage.api.portal);
    expect(open.map(({ id, amount }) => [id.slice(0, 6), amount]).toSorted()).toEqual([
      ['197401', 1500],
      ['197402', 1500],
      ['200001', 1500],
    ]);
  });
});

describe('online', () => {
  const server = usePaymentServer();
  const stage = useApi({ payments: server.settings, publicUrl: 'https://portaal.example' });
  const club = useCouple(stage);
  const both = () => server.links.find(({ description }) => description.includes('197401'));
  const check = async (id: string) =>
    (await club.wim.data(CheckContactMomentPaymentsDocument, { id })).checkContactMomentPayments.payments;

  it('one link pays for both, once; given back it pays for none', async () => {
    const { id } = await club.moments.add();
    await club.moments.made(id);
    expect(server.links).toHaveLength(2);
    expect(both()).toMatchObject({
      amount: { value: '30.00' },
      description: `Club van 111 ${THIS_YEAR}-197401 ${THIS_YEAR}-197402`,
    });
    Object.assign(both() as object, { paidAt: `${THIS_YEAR}-01-31T22:59:00Z` });
    expect(await check(id)).toEqual({ asked: 2, paid: 1, twice: 0, uncounted: [] });
    await check(id);
    const online = [[THIS_YEAR, 'online', 1500]];
    expect([await club.years('197401'), await club.years('197402')]).toEqual([online, online]);
    expect((await listReceivables(stage.api.portal)).map((one) => one.name)).toEqual(['Bo Bos']);
    await jobsEnded();
  });

  it('paid while one of them had paid already is told as paid twice', async () => {
    const { id } = await club.moments.add();
    await club.moments.made(id);
    await ClubMemberModel.updateOne({ _id: '197401' }, {
      $set: { payments: [{ year: THIS_YEAR, via: 'manual', amount: 1500 }] },
    } as never);
    Object.assign(both() as object, { paidAt: `${THIS_YEAR}-01-31T22:59:00Z` });
    expect(await check(id)).toMatchObject({ paid: 1, twice: 1 });
    expect(await club.years('197402')).toEqual([[THIS_YEAR, 'online', 1500]]);
  });

  it('of another amount nobody has paid: it is for somebody to look at', async () => {
    const { id } = await club.moments.add();
    await club.moments.made(id);
    Object.assign(both() as object, {
      ...{ amount: { currency: 'EUR', value: '15.00' }, paidAt: `${THIS_YEAR}-01-31T22:59:00Z` },
    });
    expect(await check(id)).toMatchObject({ paid: 0, uncounted: [{ amount: 3000, paidAmount: 1500 }] });
    expect([await club.years('197401'), await club.years('197402')]).toEqual([[], []]);
  });
});
