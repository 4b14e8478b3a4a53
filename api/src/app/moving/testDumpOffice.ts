import { demoPng } from '../../platform/demo/demoFiles';
import { stampId, type TestDump } from './testDump';
import { committeeId, userName } from './testDumpPeople';

const YEARS = [2024, 2025, 2026];
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** The books: a declaration that is positive, a line of a committee that is not in the books, parts of a cent. */
export function addBooks(dump: TestDump): void {
  for (const [at, year] of YEARS.entries()) {
    const lines = [1, 2, 3].flatMap((wg) => [
      line(dump, year, wg, 0),
      line(dump, year, wg, 1),
      mutation(year, wg),
    ]);
    const total = (sign: 1 | -1) =>
      lines.reduce((sum, { amount = 0, income = 0, status }) => {
        const value = status === false ? 0 : amount + income;
        return value * sign > 0 ? sum + Math.round(value * 100) : sum;
      }, 0) / 100;
    dump.add('accountancyYears', {
      id: stampId(`${year}-06-01`, 0),
      title: `${year}-${year + 1}`,
      index: at + 1,
      locked: year < 2026,
      totalIncome: total(1),
      totalExpences: total(-1),
      workgroups: [1, 2, 3].map((wg) => ({
        index: String(wg),
        title: `Commissie ${wg}`,
        expencesBudget: 1500,
        incomeBudget: 250.5,
        declarations: { open: [], closed: lines.filter((one) => one.wg === String(wg)) },
      })),
    });
  }
  plantLines(dump);
  dump.files.set('bon1.png', demoPng(2));
}

function line(dump: TestDump, year: number, wg: number, at: number) {
  const isLast = year === 2026 && wg === 1 && at === 0;
  return {
    id: stampId(`${year}-10-0${wg}`, at),
    description: `Inkoop ${wg}`,
    amount: -(12.1 + wg * 10 + at),
    wg: String(wg),
    directPay: 1,
    accountnumber: 'NL91 ABNA 0417 1643 00',
    creator: userName(dump, 7),
    creatorMail: 'lid7@voorbeeld.example',
    creationDate: `0${wg}/10/${year}`,
    income: undefined as number | undefined,
    status: at === 0 || wg !== 2,
    ...(at === 1 && wg === 2 && { reason: 'Bon ontbreekt' }),
    ...(isLast && { receipt: 'bon1', receiptType: 'png' }),
  };
}

function mutation(year: number, wg: number) {
  return {
    id: stampId(`${year}-11-0${wg}`, 5),
    description: 'Entree',
    income: 100.35 + wg,
    wg: String(wg),
    amount: undefined as number | undefined,
    status: true,
    creator: 'Iemand van vroeger',
    creationDate: new Date(`${year}-11-0${wg}T19:00:00Z`),
  };
}

function plantLines(dump: TestDump): void {
  const open = (at: number, fields: object) => ({
    ...line(dump, 2026, 1, at),
    id: stampId('2026-11-15', at),
    status: undefined,
    receipt: undefined,
    yearIndex: 3,
    ...fields,
  });
  dump.add(
    'transactions',
    open(0, {}),
    open(1, { amount: 25 }),
    open(2, { wg: '44' }),
    open(3, { amount: -10.005 }),
  );
  dump.plant('transactions', stampId('2026-11-15', 1), 'amount');
  dump.plant('transactions', stampId('2026-11-15', 2), 'wg', '2');
  dump.plant('transactions', stampId('2026-11-15', 3), 'amount');
  dump.add('transactions', open(4, { accountnumber: '12.34.567' }), open(5, { yearIndex: 77 }));
  dump.plant('transactions', stampId('2026-11-15', 4), 'accountnumber', 'NL91ABNA0417164300');
  dump.plant('transactions', stampId('2026-11-15', 5), 'yearIndex', '3');
}

/** The secretariat: days that are off, a double, a task of a draaiboek that is gone, minutes whose file is missing. */
export function addSecretariat(dump: TestDump): void {
  dump.add(
    'calendar',
    { id: stampId('2026-01-01', 1), date: '11/11/2026', name: 'Opening', comment: '' },
    {
      id: stampId('2026-01-01', 2),
      date: new Date('2027-02-06T23:00:00Z'),
      name: 'Optocht',
      comment: 'Zondag',
    },
    { id: stampId('2026-01-01', 3), date: '2026-11-11', name: 'opening', comment: '' },
    { id: stampId('2026-01-01', 4), date: '31/02/2027', name: 'Naborrel', comment: '' },
  );
  dump.plant('calendar', stampId('2026-01-01', 2), 'date');
  dump.plant('calendar', stampId('2026-01-01', 3), '', 'weglaten');
  dump.plant('calendar', stampId('2026-01-01', 4), 'date', '28-02-2027');
  dump.add(
    'minutes',
    {
      id: stampId('2026-02-01', 1),
      title: '01/02/2026 - Notulen',
      doc_id: 'notulen1',
      dbOnly: true,
      creator: 'Wim',
      type: 'pdf',
    },
    {
      id: stampId('2026-02-01', 2),
      title: '01/03/2026 - Notulen',
      doc_id: 'notulen2',
      creator: userName(dump, 8),
    },
  );
  dump.plant('secretaryDocuments', stampId('2026-02-01', 2), 'doc_id', 'weglaten');
  dump.add('agendas', { id: stampId('2026-02-01', 3), title: '01/02/2026 - Agenda', doc_id: 'agenda1' });
  dump.files.set('notulen1.pdf', PDF);
  dump.files.set('agenda1.pdf', PDF);
  addDraaiboek(dump);
}

function addDraaiboek(dump: TestDump): void {
  const [category, sub] = [stampId('2025-01-01', 1), stampId('2025-01-01', 2)];
  const where = { parent: sub, grandParent: category, commissionId: committeeId(2) };
  dump.add(
    'draaiboek',
    {
      id: category,
      name: 'Optocht',
      color: '#AA0011',
      commissionId: committeeId(2),
      archived: false,
      subCategories: [
        {
          id: sub,
          name: 'Route',
          parent: category,
          items: [
            {
              id: stampId('2025-01-01', 3),
              name: 'Vergunning',
              timeType: 'upFront',
              period: 'September',
              ...where,
            },
          ],
        },
      ],
    },
    {
      id: stampId('2025-01-01', 4),
      name: 'Feest',
      color: 'rood',
      commissionId: committeeId(2),
      subCategories: [],
    },
  );
  dump.plant('draaiboek', stampId('2025-01-01', 4), 'color');
  const task = { description: '', responsable: 'Voorzitter', finished: false };
  dump.add(
    'tasks',
    {
      id: stampId('2026-09-01', 1),
      name: 'Vergunning aanvragen',
      timeType: 'upFront',
      period: 'september',
      ...where,
      ...task,
    },
    {
      id: stampId('2026-09-01', 2),
      name: 'Hekken',
      commissionId: committeeId(2),
      parent: '1',
      grandParent: category,
      ...task,
    },
    {
      id: stampId('2026-05-01', 3),
      name: 'Evaluatie',
      commissionId: committeeId(99),
      ...task,
      finished: 'ja',
    },
  );
  dump.plant('tasks', stampId('2026-09-01', 2), 'parent');
  dump.plant('tasks', stampId('2026-05-01', 3), 'commissionId', committeeId(3));
}
