import { ConfirmActionDialog } from 'kit/editing';
import { Switch } from 'kit/fields';
import { toApiError, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantSaleSeasonFragmentDoc, KrantSetSaleSeasonDocument } from '../gql/graphql';

/** Sellers can be at their advertisements in the sale season; ending it asks first. */
export function SaleSeason({ edition }: { edition: FragmentType<typeof KrantSaleSeasonFragmentDoc> }) {
  const { id, title, saleSeason } = getFragmentData(KrantSaleSeasonFragmentDoc, edition);
  const snackbar = useSnackbar();
  const [asking, setAsking] = useState(false);
  const begin = useSave(KrantSetSaleSeasonDocument, { done: 'Het verkoopseizoen is begonnen' });
  const end = useSave(KrantSetSaleSeasonDocument, { done: 'Het verkoopseizoen is beëindigd' });
  const change = async (on: boolean) => {
    if (!on) return setAsking(true);
    try {
      await begin.save({ id, on });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <>
      <Switch
        label="Verkoopseizoen"
        description={
          saleSeason
            ? 'Verkopers zien hun adverteerders en kunnen verkopen.'
            : 'Verkopers zien geen adverteerders.'
        }
        isOn={saleSeason}
        pending={begin.saving}
        onChange={(on) => void change(on)}
      />
      <ConfirmActionDialog
        isOpen={asking}
        question={`Verkoopseizoen van ${title} beëindigen?`}
        confirmLabel="Beëindigen"
        onConfirm={() => end.save({ id, on: false })}
        onClose={() => setAsking(false)}
      >
        Verkopers kunnen dan niet meer bij hun adverteerders. Je kunt het seizoen later weer aanzetten.
      </ConfirmActionDialog>
    </>
  );
}
