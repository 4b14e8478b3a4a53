import { useApi } from '../../testing/apiStage';
import { AddPaperFacDocument, AddPaperFacsDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const stage = useApi({ foundation: { name: '', address: [], email: '', phone: '', accounts: [] } });

it('without an account to pay to no invoices are made', async () => {
  const toon = await signedIn(stage.api, { general: ['krantRed'] });
  const editionId = await makeActiveEdition();
  const { id } = await adsOf(toon, editionId).save(await makeAdvertiser(1));
  for (const { message } of [
    await toon.error(AddPaperFacsDocument, { editionId }),
    await toon.error(AddPaperFacDocument, { id }),
  ]) {
    expect(message).toContain('BANK_ACCOUNTS');
  }
});
