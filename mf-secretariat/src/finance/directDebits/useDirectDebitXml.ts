import { saveBlob } from 'kit/download';
import { useSave } from 'kit/graphql';

import { SecretariatTakeDirectDebitDocument } from '../../gql/graphql';

/** Takes a file to the bank and saves its text; the first time it lets go of the lines whose mandate ended. */
export function useDirectDebitXml(): (file: { id: string; collectionDate: string }) => Promise<void> {
  const { save } = useSave(SecretariatTakeDirectDebitDocument);
  return async ({ id, collectionDate }) => {
    const { takeDirectDebit } = await save({ id });
    saveBlob(new Blob([takeDirectDebit.xml], { type: 'application/xml' }), `incasso-${collectionDate}.xml`);
  };
}
