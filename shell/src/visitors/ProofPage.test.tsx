import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { VisitorProofFragment } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

type Round = VisitorProofFragment['rounds'][number];

const round = (more: Partial<Round> = {}): Round => ({
  ...{ id: 'p1', state: 'waiting', message: 'Met het nieuwe adres', sentAt: '2026-11-20T10:00:00.000Z' },
  ...{ answer: '', answeredBy: '', answeredAt: null, marks: [], sentFile: false, reopenedWhy: '' },
  ...more,
});
const proof = (more: Partial<VisitorProofFragment> = {}): VisitorProofFragment => ({
  ...{ name: 'Bakkerij Bakker', edition: '2027', format: '17x8,9', color: 'fullColour', by: null },
  ...{ picture: 'data:image/webp;base64,AAAA', page: null, folder: 'krant/proefbestanden/abc' },
  rounds: [round()],
  ...more,
});
const read = (more?: Partial<VisitorProofFragment>): Reply => ({ data: { adProof: proof(more) } });
const answered = (more: Partial<Round>): Reply => ({
  data: { answerAdProof: proof({ rounds: [round(more)] }) },
});
const by = { answeredBy: 'Bep', answeredAt: '2026-11-21T08:00:00.000Z' };

const open = (VisitorProof: Reply[], VisitorAnswerProof: Reply[] = []) =>
  openVisitorPage('/publiek/proef#t0k', { VisitorProof, VisitorAnswerProof });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const paste = async ({ user }: ReturnType<typeof open>, label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

test('shows the advertisement and what was agreed, and takes the yes with a name', async () => {
  const page = open([read({ by: '2026-12-04' })], [answered({ state: 'approved', ...by })]);
  expect(await screen.findByRole('img', { name: 'Je advertentie, 17x8,9 cm' })).toBeVisible();
  expect(
    screen.getByText(/^Carnavalskrant 2027, 17x8,9 cm, kleur\. Graag een antwoord vóór of op/),
  ).toBeVisible();
  expect(screen.getByText('Met het nieuwe adres')).toBeVisible();
  await page.user.click(await button('Akkoord'));
  await paste(page, 'Je naam', 'Bep');
  await page.user.click(await button('Zo mag het in de krant'));
  expect(
    await screen.findByText('Op 21 november, door Bep. Zo komt je advertentie in de krant.'),
  ).toBeVisible();
  expect(page.asked.at(-1)?.variables).toMatchObject({
    ...{ token: 't0k', proofId: 'p1', answer: { approve: true, name: 'Bep' } },
  });
  expect(screen.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
});

test('points something out by mouse or keyboard, moves it, and says what is to be other', async () => {
  const page = open([read()], [answered({ state: 'changes', ...by })]);
  const whole = await button('Iets aanwijzen in je advertentie');
  whole.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(whole, { detail: 1, clientX: 170, clientY: 45 });
  await page.user.click(await button('Iets aanwijzen'));
  const second = await button('2, verplaats met de pijltjes');
  second.focus();
  await page.user.keyboard('{ArrowRight}{ArrowUp}');
  await paste(page, 'Wat moet er anders bij 1?', 'Ander nummer');
  await paste(page, 'Je naam', 'Bep');
  await page.user.click(await button('Wijziging versturen'));
  const words = screen.getByLabelText('Wat moet er anders bij 2?');
  await waitFor(() => expect(words).toHaveAccessibleDescription('Verplicht'));
  await paste(page, 'Wat moet er anders bij 2?', 'Groter');
  await page.user.click(await button('Iets aanwijzen'));
  await page.user.click(await button('3 weghalen'));
  await page.user.click(await button('Wijziging versturen'));
  expect(await screen.findByText('Je wijziging is doorgegeven')).toBeVisible();
  expect(page.asked.at(-1)?.variables.answer).toEqual({
    ...{ approve: false, name: 'Bep', text: '', fileId: null },
    marks: [
      { x: 800, y: 250, text: 'Ander nummer' },
      { x: 520, y: 480, text: 'Groter' },
    ],
  });
});

test('sends a new file along, once, and keeps what was typed when something is wrong', async () => {
  const page = open(
    [read()],
    [
      { refuse: 'Controleer', code: 'BAD_USER_INPUT', fields: { name: 'Verplicht' } },
      answered({ state: 'changes', sentFile: true, ...by }),
    ],
  );
  await page.user.click(await button('Iets anders'));
  const ask = globalThis.fetch;
  const uploads: string[] = [];
  globalThis.fetch = (address, init) => {
    if (!String(address).startsWith('/files/')) return ask(address, init);
    uploads.push(`${String(address)} ${(init?.headers as Record<string, string>)['x-file-name']}`);
    return Promise.resolve({ json: () => Promise.resolve({ file: { id: 'f1' } }) } as Response);
  };
  await page.user.upload(screen.getByLabelText('Nieuw bestand'), new File(['x'], 'nieuw één.pdf'));
  await paste(page, 'Wat moet er anders?', 'Zie het bestand');
  await page.user.click(await button('Wijziging versturen'));
  const name = screen.getByLabelText('Je naam');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Verplicht'));
  expect(screen.getByLabelText('Wat moet er anders?')).toHaveValue('Zie het bestand');
  await paste(page, 'Je naam', 'Bep');
  await page.user.click(await button('Wijziging versturen'));
  expect(await screen.findByText('Nieuw bestand gestuurd')).toBeVisible();
  expect(uploads).toEqual(['/files/krant/proefbestanden/abc nieuw%20%C3%A9%C3%A9n.pdf']);
  expect(page.asked.at(-1)?.variables.answer).toMatchObject({ fileId: 'f1', text: 'Zie het bestand' });
});

test('what the server says of a file stands at the file', async () => {
  const page = open([read()]);
  await page.user.click(await button('Iets anders'));
  const refusal = {
    errors: [{ message: 'Dit bestand is te groot.', extensions: { code: 'BAD_USER_INPUT' } }],
  };
  globalThis.fetch = () => Promise.resolve({ json: () => Promise.resolve(refusal) } as Response);
  const input = screen.getByLabelText('Nieuw bestand');
  await page.user.upload(input, new File(['x'], 'groot.pdf'));
  await page.user.click(await button('Wijziging versturen'));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/Dit bestand is te groot\./));
});

test('stands on its page beside its neighbours', async () => {
  const place = { left: 0, top: 0, width: 172, height: 89 };
  const ads = [
    { ...place, name: 'Bakkerij Bakker', own: true },
    { ...place, name: 'Garage Vos', own: false, top: 89 },
  ];
  open([read({ page: { number: 3, width: 259, height: 386, ads } })]);
  const page = within(await screen.findByRole('region', { name: 'Op pagina 3' }));
  expect(page.getByRole('img', { name: 'Jouw advertentie' })).toBeVisible();
  expect(page.getByText('Garage Vos')).toBeVisible();
});

test.each<[Partial<Round>, RegExp]>([
  [
    { state: 'approved', ...by, reopenedWhy: 'De prijs klopt niet.' },
    /^De prijs klopt niet\. Je krijgt een mail/,
  ],
  [{ state: 'seen', answeredAt: by.answeredAt }, /^We gaan ervan uit dat het zo goed is/],
  [{ state: 'ended' }, /^Je krijgt een mail als de nieuwe klaarstaat/],
])('says what became of it: %o', async (more, text) => {
  open([read({ rounds: [round(more)] })]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('tells the rounds before, the last first', async () => {
  const marks = [{ x: 800, y: 250, text: 'Ander nummer' }];
  const before = round({ id: 'p0', state: 'changes', message: '', answer: 'Verder prima', marks, ...by });
  open([read({ rounds: [before, round({ message: 'Verwerkt.' })] })]);
  const said = within(await screen.findByRole('region', { name: 'Wat er is gezegd' })).getAllByRole(
    'listitem',
  );
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Redactie, 20 novemberVerwerkt.',
    'Bep, 21 novemberVerder prima',
    '1, Bep, 21 novemberAnder nummer',
  ]);
});

test('when there is another proof by now it can be read', async () => {
  const page = open(
    [read(), read({ rounds: [round({ state: 'ended' }), round({ id: 'p2', message: 'De tweede' })] })],
    [{ refuse: 'Beslist', code: 'CONFLICT' }],
  );
  await page.user.click(await button('Akkoord'));
  await paste(page, 'Je naam', 'Bep');
  await page.user.click(await button('Zo mag het in de krant'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Er is intussen een nieuwe proef/);
  await page.user.click(await button('Opnieuw lezen'));
  expect(await screen.findByText('De tweede')).toBeVisible();
  expect(await button('Akkoord')).toBeVisible();
});
