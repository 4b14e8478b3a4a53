import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { useFormState } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Stack, useSnackbar } from 'kit/ui';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantHandOverDocument,
  type KrantHandOverFragment,
  KrantHandOverFragmentDoc,
  KrantSellersDocument,
} from '../gql/graphql';
import { contactName } from '../sellers';

type Values = { contactId: string };

const NOBODY = 'niemand';
const schema = object({ contactId: string().required('Kies naar wie') });

interface HandOverDialogProps {
  advertisers: readonly FragmentType<typeof KrantHandOverFragmentDoc>[];
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Hands advertisers of a selection over to another seller: what goes is shown first, and it can be undone. */
export function HandOverDialog({ advertisers: masked, onDone, onClose }: HandOverDialogProps) {
  const advertisers = getFragmentData(KrantHandOverFragmentDoc, masked);
  const { data } = useQuery(KrantSellersDocument);
  const sellers = data?.paperSellers ?? [];
  const handOver = useHandOver(onDone);
  return (
    <FormDialog<Values>
      title={`${counted(advertisers.length)} overdragen`}
      onClose={onClose}
      size={400}
      submitLabel="Overdragen"
      schema={schema}
      initialValues={{ contactId: '' }}
      onSubmit={({ contactId }) => {
        const name = sellers.find(({ id }) => id === contactId)?.name ?? NOBODY;
        return handOver(
          advertisers.filter((one) => goes(one, contactId)),
          idOf(contactId),
          name,
        );
      }}
    >
      <FormSelect
        name="contactId"
        label="Naar wie?"
        placeholder="Kies een verkoper"
        options={[
          ...sellers.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOBODY, label: 'Niemand, de redactie kiest later' },
        ]}
      />
      <Preview advertisers={advertisers} />
    </FormDialog>
  );
}

const counted = (count: number) => (count === 1 ? '1 adverteerder' : `${count} adverteerders`);
const idOf = (chosen: string) => (chosen === NOBODY ? null : chosen);

/** Whether it would become somebody else's. */
const goes = ({ contactId }: KrantHandOverFragment, chosen: string): boolean =>
  (contactId ?? null) !== idOf(chosen);

/** Hands over at once, with undo; those that somebody else changed are named. */
function useHandOver(onDone: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(KrantHandOverDocument);
  const send = async (changes: { id: string; revision: number; contactId?: string | null }[]) => {
    const handOvers = changes.map(({ id, revision, contactId }) => ({
      ...{ id, revision, contactId: contactId ?? null },
    }));
    const { handedOver, notHandedOver } = (await save({ handOvers })).handOverAdvertisers;
    if (notHandedOver.length > 0) snackbar.show(notHandedOver.join(' '), { tone: 'error' });
    return getFragmentData(KrantHandOverFragmentDoc, handedOver);
  };
  return async function handOver(
    advertisers: readonly KrantHandOverFragment[],
    contactId: string | null,
    name: string,
  ): Promise<void> {
    if (advertisers.length === 0) return;
    const after = await send(advertisers.map(({ id, revision }) => ({ id, revision, contactId })));
    const undo = async () => {
      await attempt(async () => {
        await send(
          after.map(({ id, revision }) => ({
            ...{ id, revision, contactId: advertisers.find((one) => one.id === id)?.contactId },
          })),
        );
        snackbar.show('Teruggezet');
      });
      await onDone().catch(() => undefined);
    };
    if (after.length > 0) snackbar.show(`${counted(after.length)} overgedragen aan ${name}`, { undo });
    await onDone();
  };
}

/** What goes, by whose it is now, and how much of it is sold already. */
function Preview({ advertisers }: { advertisers: readonly KrantHandOverFragment[] }) {
  const { contactId } = useFormState().values as Values;
  const going = contactId === '' ? advertisers : advertisers.filter((one) => goes(one, contactId));
  const same = advertisers.length - going.length;
  const sold = going.filter(({ advertisement }) => advertisement?.advState === 'verkocht').length;
  return (
    <Stack aria-live="polite">
      {going.length > 0 && (
        <>
          <b>{`Dit gaat over: ${counted(going.length)}, waarvan ${sold} verkocht`}</b>
          <LinedList aria-label="Dit gaat over">
            {going.map((one) => (
              <li key={one.id}>{`${one.name}, nu: ${contactName(one)}`}</li>
            ))}
          </LinedList>
          <p>Wie ze had en wie ze krijgt, horen het allebei.</p>
        </>
      )}
      {same > 0 && <p>{same === 1 ? '1 blijft bij wie het is.' : `${same} blijven bij wie het is.`}</p>}
    </Stack>
  );
}
