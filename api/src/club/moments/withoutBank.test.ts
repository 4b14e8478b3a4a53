import { useApi } from '../../testing/apiStage';
import { ExecuteContactMomentDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { TEST_FOUNDATION } from '../../testing/startApi';
import { makeActiveEdition, makeMember } from '../testClub';
import { momentsOf, payBlock } from './testMoments';

const stage = useApi({ foundation: { ...TEST_FOUNDATION, accounts: [] } });

it.each([
  ['a payment is asked', { buut: false, letter: [payBlock] }],
  ['cards are offered', { payment: false, letter: [{ type: 'text', text: 'Dag.' }] }],
])('without a bank account no letters are made in which %s', async (_what, changes) => {
  const wim = await signedIn(stage.api, { general: ['clubAdmin'] });
  await makeMember('197501');
  const { id } = await momentsOf(wim, await makeActiveEdition()).add(changes);
  expect((await wim.error(ExecuteContactMomentDocument, { id })).message).toMatch(
    /^De bankrekening van de stichting is niet ingesteld/,
  );
});
