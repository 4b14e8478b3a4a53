import { texts } from '../../platform/errors/texts';
import { logger } from '../../platform/log/logger';
import type * as testPieces from '../../platform/threads/testPieces.thread';
import { type Threads, threadWork } from '../../platform/threads/threads';
import { useApi } from '../../testing/apiStage';
import { ConceptLetterDocument } from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { readDocx } from '../../testing/readDocx';
import { jobsEnded } from '../../testing/startApi';
import { makeActiveEdition } from '../testClub';
import { ClubLetterModel } from './contactMoment.model';
import { bytesOf, momentsOf, someMembers } from './testMoments';

const PIECES = threadWork<typeof testPieces>(require.resolve('../../platform/threads/testPieces.thread'));

const stage = useApi();
let threads: Threads;
let moments: ReturnType<typeof momentsOf>;
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });

beforeEach(async () => {
  moments = momentsOf(wim, await makeActiveEdition());
  threads = stage.api.portal.threads;
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await jobsEnded();
});

/** Has the next piece of the portal end as this one of the tests does. */
function nextEndsAs(name: 'crash' | 'hang', limitMs?: number): void {
  const run = threads.run.bind(threads);
  jest.spyOn(threads, 'run').mockImplementationOnce(() => run(PIECES, name, null, { limitMs }) as never);
}

it.each([
  ['crash', undefined, texts.threadCrashed],
  ['hang', 50, texts.threadTooMuch],
] as const)(
  'when the thread of a letter ends by %s that is told, and the next letter is there',
  async (name, limitMs, message) => {
    const { id } = await moments.add();
    nextEndsAs(name, limitMs);
    expect(await wim.error(ConceptLetterDocument, { id })).toMatchObject({
      message,
      extensions: { code: 'UNAVAILABLE' },
    });
    const { conceptLetter } = await wim.data(ConceptLetterDocument, { id });
    const lines = await readDocx(await bytesOf(stage.api.url, wim, conceptLetter));
    expect(lines).toContain('Beste Jan,');
  },
);

it('letters whose thread crashes are told to have failed, and can begin anew', async () => {
  await someMembers(30);
  const { id } = await moments.add();
  nextEndsAs('crash');
  expect(await moments.made(id)).toMatchObject({
    generation: { state: 'failed', message: texts.threadCrashed },
    generatedOn: null,
    downloadOrder: [],
  });
  expect((await moments.made(id)).downloadOrder).toHaveLength(32);
  expect(await ClubLetterModel.countDocuments()).toBe(32);
});
