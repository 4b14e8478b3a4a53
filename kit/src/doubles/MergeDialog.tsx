import { FormDialog } from 'kit/editing';
import { FormChoice } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { phone, useSnackbar } from 'kit/ui';
import styled from 'styled-components';
import { object } from 'yup';

import { KitMergeRecordsDocument, type KitDoublesQuery } from '../gql/lazy/graphql';

/** Two records that may be one, first the one that stays unless somebody chooses otherwise. */
export type DoublePair = KitDoublesQuery['doubles']['pairs'][number];

interface MergeDialogProps {
  kind: string;
  pair: DoublePair;
  onDone: () => Promise<unknown>;
  onUndo: (goneId: string) => Promise<void>;
  onClose: () => void;
}

/** Both stay, below each other. */
const BOTH = 'both';

type Values = { keptId: string } & Record<string, string>;

/** Two records beside each other: which stays, and of each field whose value. Mounted when opened. */
export function MergeDialog({ kind, pair, onDone, onUndo, onClose }: MergeDialogProps) {
  const { records, fields } = pair;
  const snackbar = useSnackbar();
  const { save } = useSave(KitMergeRecordsDocument);
  const merge = async (values: Values) => {
    const kept = records.find(({ id }) => id === values.keptId);
    const gone = records.find(({ id }) => id !== values.keptId);
    if (!kept || !gone) return;
    const chosen = (whose: string) => fields.flatMap(({ name }) => (values[name] === whose ? [name] : []));
    const { mergeRecords: name } = await save({
      ...{ kind, keptId: kept.id, keptRevision: kept.revision, goneId: gone.id, goneRevision: gone.revision },
      ...{ taken: chosen(gone.id), both: chosen(BOTH) },
    });
    snackbar.show(`${gone.name} is samengevoegd met ${name}`, { undo: () => onUndo(gone.id) });
    await onDone();
  };
  return (
    <FormDialog<Values>
      title="Samenvoegen"
      onClose={onClose}
      size={900}
      submitLabel="Samenvoegen"
      schema={object()}
      initialValues={likelyValues(pair)}
      onSubmit={merge}
    >
      <p>
        Alles wat bij een van de twee hoort, hoort daarna bij wie blijft. Dit kun je 30 dagen ongedaan maken.
      </p>
      <Sides>
        <FormChoice
          name="keptId"
          label="Wie blijft?"
          options={records.map(({ id, name, detail }) => ({ value: id, label: `${name}: ${detail}` }))}
        />
        {fields.map(({ name, label, values, canBeBoth }) => (
          <FormChoice
            key={name}
            name={name}
            label={label}
            options={[
              ...records.map(({ id }, at) => ({ value: id, label: values[at] || 'Leeg' })),
              ...(canBeBoth ? [{ value: BOTH, label: 'Allebei, onder elkaar' }] : []),
            ]}
          />
        ))}
      </Sides>
      {fields.length === 0 && <p>Alles wat is ingevuld is hetzelfde.</p>}
    </FormDialog>
  );
}

/** What stays unless somebody chooses otherwise: nothing that is filled in is lost, and a name says more than an initial. */
function likelyValues({ records: [kept, gone], fields }: DoublePair): Values {
  const [first, second] = [kept?.id ?? '', gone?.id ?? ''];
  return {
    keptId: first,
    ...Object.fromEntries(
      fields.map(({ name, values: [mine = '', theirs = ''], canBeBoth }) => {
        const isTheirs = /name$/i.test(name) ? mine.length < theirs.length : mine === '';
        return [name, canBeBoth ? BOTH : isTheirs ? second : first];
      }),
    ),
  };
}

/** On a phone below each other. */
const Sides = styled.div`
  display: grid;
  gap: var(--s4);
  [role='radiogroup'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  [role='radiogroup'] > :first-child {
    grid-column: 1 / -1;
  }
  @media ${phone} {
    [role='radiogroup'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
