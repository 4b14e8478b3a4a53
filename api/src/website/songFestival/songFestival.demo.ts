import type { DemoContext } from '../../platform/demo/demoContext';
import { demoDocument } from '../../platform/demo/demoFiles';
import { changedAt } from '../editor.demo';
import { ParticipantModel } from '../participants/participant.model';
import { STATEMENT_FOLDER } from '../website.enums';
import { SongFestivalEnlistmentModel, SongFestivalWinnersModel } from './songFestival.model';

const EDITION = 2027;
const DAY = 86_400_000;
const ACTS = [
  ['De Hossers', 'Hos mar mee'],
  ['Duo Dubbelbock', 'Nog inne dan'],
  ['Vrouwenkoor Bij Toeval', 'Wij gaon nie nor bed'],
  ['De Kapotte Toeters', 'Zonder blaos gin feest'],
  ['Sjaan en de Zaan', 'In de polonaise'],
  ['Buurt de Molenhoek', 'Onze straot'],
  ['Klein maar Dapper', 'Ik ben de prins'],
  ['De Laatste Ronde', 'Tot aswoensdag'],
  ['Kees Confetti', 'Alles blijft plakken'],
] as const;

/** Enrolment open for 2027, the winners of 2026, and nine participants (by size) over both years. */
export async function demoSongFestival(demo: DemoContext): Promise<void> {
  const changed = changedAt(demo, '2026-10-01T20:00:00Z');
  await SongFestivalEnlistmentModel.create({
    _id: 'enlistment',
    open: true,
    year: EDITION,
    closesOn: '2027-01-10',
    revision: 1,
    ...changed,
  });
  await SongFestivalWinnersModel.create({
    _id: 'winners',
    text: '<p>De winnaars van 2026: <strong>Duo Dubbelbock</strong> met ‘Nog inne dan’. De publieksprijs ging naar De Kapotte Toeters.</p>',
    link: 'https://video.example/liedjesfestival-2026',
    revision: 1,
    ...changed,
  });
  const participants = Array.from({ length: demo.count(ACTS.length) }, (_, at) => demoParticipant(demo, at));
  await ParticipantModel.insertMany(await Promise.all(participants));
}

async function demoParticipant(demo: DemoContext, at: number) {
  const { faker } = demo;
  const [act, songName] = ACTS[at % ACTS.length] ?? ACTS[0];
  const actName = at < ACTS.length ? act : `${act} ${Math.floor(at / ACTS.length) + 1}`;
  // Of every nine, the first four sang last year.
  const isPast = at % ACTS.length < 4;
  const createdAt = new Date(
    Date.parse(isPast ? '2025-11-20T19:00:00Z' : '2026-10-12T19:00:00Z') + (at % 28) * DAY,
  );
  const contactName = `${faker.person.firstName()} ${faker.person.lastName()}`;
  const mailbox = contactName
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  return {
    _id: demo.idAt(`participant ${at}`, createdAt),
    year: isPast ? EDITION - 1 : EDITION,
    checked: isPast || at % 2 === 0,
    actName,
    songName,
    numberOfParticipants: faker.number.int({ min: 1, max: 14 }),
    contactName,
    contactPhone: `06${faker.string.numeric(8)}`,
    contactEmail: `${mailbox}${at + 1}@zangers.example`,
    statement: await demoDocument(demo, STATEMENT_FOLDER, `Originaliteitsverklaring ${actName}`, [
      `Hierbij verklaar ik dat '${songName}' een eigen nummer is.`,
      contactName,
    ]),
    createdAt,
  };
}
