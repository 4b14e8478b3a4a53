import { useApi } from '../../testing/apiStage';
import {
  PaymentAddClubPaymentDocument,
  type ClubReportType,
  ReportClubReportsDocument,
  ReportCreateClubReportDocument,
  type ReportCreateClubReportMutation,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { readDocx } from '../../testing/readDocx';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubReportModel } from './report.model';
import { sweepReports } from './report.service';

type Report = ReportCreateClubReportMutation['createClubReport'];

const stage = useApi();
let editionId: string;
const years = (count: number, last: number) => Array.from({ length: count }, (_, at) => last - at).reverse();
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  await makeMember(
    '197401',
    { firstName: 'Anna', adres: 'Kerkstraat 10', notes: 'Lid van verdienste' },
    years(55, THIS_YEAR),
  );
  await makeMember(
    '201501',
    { firstName: 'Bart', adres: 'Kerkstraat 9', todo: 'Bellen' },
    years(10, THIS_YEAR - 1),
  );
  await makeMember('201502', { firstName: 'Cor', city: 'Gendringen', adres: 'Zandweg 1' }, [2015]);
  await makeMember('201503', { firstName: 'Dirk', active: false }, years(10, THIS_YEAR - 1));
});

const create = async (type: ClubReportType) =>
  (await wim.data(ReportCreateClubReportDocument, { editionId, type })).createClubReport;
const linesOf = async ({ file }: Report) => {
  const response = await fetch(`${stage.api.url}${file.url}`, { headers: { cookie: wim.cookie ?? '' } });
  return (await readDocx(Buffer.from(await response.arrayBuffer()))).map((line) =>
    line.replace(/\u00a0/g, ' '),
  );
};
const names = (lines: string[]) => lines.filter((line) => /^(Anna|Bart|Cor|Dirk) /.test(line));

it('reception: the jubilarians of the year, most years first', async () => {
  const report = await create('reception');
  expect(report).toMatchObject({
    edition: String(THIS_YEAR),
    creator: 'Wim',
    file: { name: `Receptie ${THIS_YEAR}.docx`, url: expect.stringMatching(/^\/files\/club\/reports\/\w+$/) },
  });
  const lines = await linesOf(report);
  expect(lines[0]).toBe(`Club van 111: receptie ${THIS_YEAR}`);
  expect(lines.filter((line) => / jaar: /.test(line))).toEqual(['55 jaar: 1', '11 jaar: 1']);
  expect(names(lines)).toEqual(['Anna Jansen', 'Bart Jansen']);
});

it('total payers: who paid, and what that comes to', async () => {
  const lines = await linesOf(await create('totalPays'));
  expect(lines).toContain('1 betalers, samen € 15,00');
  expect(names(lines)).toEqual(['Anna Jansen']);
});

it('total payers: each payment as it was, whatever the contribution is by now', async () => {
  for (const memberId of ['201501', '201502']) {
    await wim.data(PaymentAddClubPaymentDocument, { memberId, year: THIS_YEAR, amount: 500 });
  }
  expect(await linesOf(await create('totalPays'))).toContain('3 betalers, samen € 25,00');
});

it('home visits: who is active and did not pay, in the order of a walk', async () => {
  const lines = await linesOf(await create('homeVisit'));
  expect(lines).toContain('2 adressen, € 15,00 per lid');
  expect(names(lines)).toEqual(['Cor Jansen', 'Bart Jansen']);
  expect(lines).toContain('Bellen');
});

it('backup: everybody with everything', async () => {
  const lines = await linesOf(await create('backup'));
  expect(lines).toContain('4 leden');
  expect(lines).toContain('201503, Dirk Jansen, niet actief');
  expect(lines).toContain(years(55, THIS_YEAR).join(', '));
  expect(lines).toContain('Lid van verdienste');
});

it('is listed for thirty days, and then removed', async () => {
  const old = await create('backup');
  const kept = await create('totalPays');
  await ClubReportModel.updateOne(
    { _id: old.id },
    { $set: { createdAt: new Date(Date.now() - 31 * 86_400_000) } },
  );
  const ids = async () => (await wim.data(ReportClubReportsDocument)).clubReports.map(({ id }) => id);
  expect(await ids()).toEqual([kept.id]);
  await sweepReports(stage.api.portal);
  const { status } = await fetch(`${stage.api.url}${old.file.url}`, {
    headers: { cookie: wim.cookie ?? '' },
  });
  expect([status, await ClubReportModel.countDocuments()]).toEqual([404, 1]);
});

it('of an edition that is not there is told', async () => {
  const { extensions } = await wim.error(ReportCreateClubReportDocument, {
    editionId: '64b000000000000000000000',
    type: 'backup',
  });
  expect(extensions.code).toBe('NOT_FOUND');
});
