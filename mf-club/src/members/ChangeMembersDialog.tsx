import { FormDialog } from 'kit/editing';
import { FormChoice, FormDateField, FormSelect, FormTextArea } from 'kit/fields';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Alert, Stack, useSnackbar } from 'kit/ui';
import { object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubChangeMembersDocument,
  type ClubDelivery,
  type ClubEndReason,
  type ClubMemberChange,
  type ClubMemberChangedFragment,
  ClubMemberChangedFragmentDoc,
  ClubMemberOwesDocument,
} from '../gql/graphql';
import { deliveries, deliveryText } from './memberFields';
import { endReasons, endText } from './membershipEnd';
import { useClubYear } from './payments/usePaymentYears';
import { shownName } from './useMembers';

type Changed = ClubMemberChangedFragment;

interface Values {
  what: 'city' | 'todo' | 'delivery' | 'end';
  city: string;
  delivery: ClubDelivery;
  todo: string;
  endedOn: string;
  reason: ClubEndReason | '';
}

/** What can be changed of several at once. */
const choices = [
  { value: 'city', label: 'Plaats' },
  { value: 'todo', label: 'Te doen' },
  { value: 'delivery', label: 'Post of e-mail' },
  { value: 'end', label: 'Lidmaatschap beëindigen' },
];

/** As on the server. */
const LINE = 200;
const LINES = 2000;

const of = (what: Values['what']) => ({ is: what });
const schema = object({
  city: string().when('what', { ...of('city'), then: () => requiredText().max(LINE) }),
  todo: string().trim().max(LINES),
  reason: string().when('what', { ...of('end'), then: () => string().required('Kies een reden') }),
  endedOn: string().when('what', {
    ...of('end'),
    then: () =>
      requiredText().test('past', 'Kies vandaag of een eerdere datum', (day) => day <= todayInAmsterdam()),
  }),
});

interface ChangeMembersDialogProps {
  members: readonly FragmentType<typeof ClubMemberChangedFragmentDoc>[];
  /** Only this; otherwise it is chosen. */
  only?: Values['what'];
  onDone: () => Promise<unknown>;
  onClose: () => void;
  /** Of whom nothing was changed, in words. */
  onNotChanged: (text: string) => void;
}

/** Changes members of a selection, or ends the membership of one: what becomes of each is shown first, and it can be undone. */
export function ChangeMembersDialog({
  members: masked,
  only,
  onDone,
  onClose,
  onNotChanged,
}: ChangeMembersDialogProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(ClubChangeMembersDocument);
  const members = getFragmentData(ClubMemberChangedFragmentDoc, masked);
  const [first] = members;
  const isOne = members.length === 1;
  const undo = async (changed: readonly Changed[]) => {
    await attempt(async () => {
      const { changeClubMembers } = await save({ changes: changed.flatMap((now) => backTo(now, members)) });
      if (changeClubMembers.notChanged.length > 0) onNotChanged(changeClubMembers.notChanged.join(' '));
      snackbar.show('Teruggezet');
    });
    await onDone().catch(() => undefined);
  };
  const change = async (values: Values) => {
    const changes = members.flatMap((member) => changeOf(member, values) ?? []);
    const { changed: rows, notChanged } = (await save({ changes })).changeClubMembers;
    const changed = getFragmentData(ClubMemberChangedFragmentDoc, rows);
    if (notChanged.length > 0) onNotChanged(notChanged.join(' '));
    if (changed.length > 0) snackbar.show(doneText(changed, values.what), { undo: () => undo(changed) });
    await onDone();
  };
  return (
    <FormDialog<Values>
      title={title(members, only)}
      onClose={onClose}
      size={400}
      submitLabel={only === 'end' ? 'Beëindigen' : 'Wijzigen'}
      canSubmit={(values) => members.some((member) => changeOf(member, values))}
      schema={schema}
      initialValues={{
        ...{ what: only ?? 'city', city: '', todo: '', delivery: 'email', reason: '' },
        endedOn: todayInAmsterdam(),
      }}
      onSubmit={change}
    >
      {!only && <FormSelect name="what" label="Wat wijzigt er?" options={choices} />}
      <Inputs />
      {only && isOne && first ? (
        <Owes id={first.id} name={shownName(first)} />
      ) : (
        <Preview members={members} />
      )}
    </FormDialog>
  );
}

function title(members: readonly Changed[], only: Values['what'] | undefined): string {
  const [first] = members;
  if (only === 'end' && first) return `Lidmaatschap van ${shownName(first)} beëindigen`;
  return members.length === 1 ? '1 lid wijzigen' : `${members.length} leden wijzigen`;
}

function doneText(changed: readonly Changed[], what: Values['what']): string {
  const [first] = changed;
  const who = changed.length === 1 && first ? shownName(first) : `${changed.length} leden`;
  if (what !== 'end') return `${who} gewijzigd`;
  return changed.length === 1 ? `${who} is geen lid meer` : `${who} zijn geen lid meer`;
}

/** What is sent for a member; null: nothing would change. */
function changeOf(
  member: Changed,
  { what, city, todo, delivery, endedOn, reason }: Values,
): ClubMemberChange | null {
  const { id, revision } = member;
  if (member.erased) return null;
  if (what === 'end') return member.active && reason ? { id, revision, end: { endedOn, reason } } : null;
  if (what === 'delivery') return member.delivery === delivery ? null : { id, revision, delivery };
  const [before, after] = what === 'city' ? [member.city, city.trim()] : [member.todo, todo.trim()];
  if (before === after || (what === 'city' && after === '')) return null;
  return { id, revision, [what]: after };
}

/** What brings somebody back to how they were shown. */
function backTo(now: Changed, members: readonly Changed[]): ClubMemberChange[] {
  const before = members.find(({ id }) => id === now.id);
  if (!before) return [];
  const { id, revision } = now;
  return [
    {
      ...{ id, revision },
      ...(before.city !== now.city && { city: before.city }),
      ...(before.todo !== now.todo && { todo: before.todo }),
      ...(before.delivery !== now.delivery && { delivery: before.delivery }),
      ...(before.active && !now.active && { resume: true }),
    },
  ];
}

function Inputs() {
  const { what } = useFormState().values as Values;
  if (what === 'city') return <FormTextField name="city" label="Plaats" required autoComplete="off" />;
  if (what === 'todo') return <FormTextArea name="todo" label="Te doen" rows={2} />;
  if (what === 'delivery')
    return <FormChoice name="delivery" label="Hoe krijgen ze een brief?" options={deliveries} />;
  return (
    <>
      <FormDateField name="endedOn" label="Geen lid meer sinds" required max={todayInAmsterdam()} />
      <FormChoice name="reason" label="Reden" options={endReasons} />
      <p>
        Vanaf dan wordt er niets meer gevraagd of verstuurd, en telt er geen jubileum. Wat al betaald is
        blijft staan.
      </p>
    </>
  );
}

/** Says what somebody who leaves has still to pay. */
function Owes({ id, name }: { id: string; name: string }) {
  const { data } = useQuery(ClubMemberOwesDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (!data?.clubMemberOwes) return null;
  return (
    <Alert kind="warning">
      {`Van ${name} staat nog ${formatEuro(data.clubMemberOwes)} open. Daar wordt dan niet meer om gevraagd.`}
    </Alert>
  );
}

/** What becomes of each. */
function Preview({ members }: { members: readonly Changed[] }) {
  const values = useFormState().values as Values;
  const year = useClubYear();
  const lines = members.flatMap((member) => {
    const line = changeOf(member, values) && lineOf(member, values, year);
    return line ? [{ id: member.id, line }] : [];
  });
  const same = members.length - lines.length;
  return (
    <Stack aria-live="polite">
      {lines.length > 0 && (
        <>
          <b>Dit verandert er</b>
          <LinedList aria-label="Dit verandert er">
            {lines.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </LinedList>
        </>
      )}
      {same > 0 && (
        <p>{same === 1 ? '1 lid blijft zoals het is.' : `${same} leden blijven zoals ze zijn.`}</p>
      )}
    </Stack>
  );
}

function lineOf(member: Changed, values: Values, year: number | undefined): string {
  const name = shownName(member);
  const { what, city, todo, delivery, endedOn, reason } = values;
  if (what === 'city') return `${name}: ${member.city} wordt ${city.trim()}`;
  if (what === 'todo') return `${name}: ${member.todo || 'niets'} wordt ${todo.trim() || 'niets'}`;
  if (what === 'delivery')
    return `${name}: ${deliveryText(member.delivery)} wordt ${deliveryText(delivery)}${delivery === 'email' && !member.email ? ', maar heeft geen e-mailadres: krijgt post' : ''}`;
  const open = year && !member.paidYears.includes(year) ? `; ${year} is niet betaald` : '';
  return `${name}: geen lid meer sinds ${endText(endedOn, reason || null)}${open}`;
}
