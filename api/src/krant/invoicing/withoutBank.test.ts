import { useApi } from '../../testing/apiStage';
import { signedIn } from '../../testing/people';
import { adsOf, GENERATE, makeActiveEdition, makeAdvertiser } from '../testKrant';

const stage = useApi({ foundation: { name: '', address: [], email: '', phone: '', accounts: [] } });

it('without an account to pay to no invoices are made', async () => {
  const toon = await signedIn(stage.api, { general: ['krantRed'] });
  const editionId = await makeActiveEdition();
  const { id } = await adsOf(toon, editionId).save(await makeAdvertiser(1));
  for (const [document, variables] of [
    [GENERATE, { editionId }],
    ['mutation One($id: ID!) { addPaperFac(advertisementId: $id) { id } }', { id }],
  ] as const) {
    expect((await toon.error(document, variables)).message).toContain('BANK_ACCOUNTS');
  }
});
