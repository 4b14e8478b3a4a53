import { FormDialog } from 'kit/editing';
import { FormChoice } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { useSnackbar, phone } from 'kit/ui';
import styled from 'styled-components';
import { object } from 'yup';

import { ClubMergeMembersDocument, type ClubMergeField } from '../../gql/graphql';
import { BOTH, type Compared, type ComparedField, differing, likelyKept, likelyValues } from './compared';
import { useUndoMerge } from './useUndoMerge';

interface MergeDialogProps {
  members: readonly [Compared, Compared];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

type Values = { keptId: string } & Partial<Record<ClubMergeField, string>>;

/** Two members beside each other: which number stays, and of each field whose value. Mounted when opened. */
export function MergeDialog({ members, onDone, onClose }: MergeDialogProps) {
  const [one, other] = members;
  const fields = differing(one, other);
  const snackbar = useSnackbar();
  const undo = useUndoMerge(onDone);
  const { save } = useSave(ClubMergeMembersDocument);
  const merge = async (values: Values) => {
    const [kept, gone] = values.keptId === one.id ? [one, other] : [other, one];
    const chosen = (whose: string) => fields.flatMap(({ name }) => (values[name] === whose ? [name] : []));
    const { mergeClubMembers: now } = await save({
      ...{ keptId: kept.id, keptRevision: kept.revision, goneId: gone.id, goneRevision: gone.revision },
      ...{ taken: chosen(gone.id), both: chosen(BOTH) },
    });
    snackbar.show(`${gone.name} (${gone.membershipNumber}) is samengevoegd met ${now.name}`, {
      undo: () => undo(gone.id),
    });
    await onDone();
  };
  return (
    <FormDialog<Values>
      title="Leden samenvoegen"
      isOpen
      onClose={onClose}
      size={900}
      submitLabel="Samenvoegen"
      schema={object()}
      initialValues={{ keptId: likelyKept(one, other), ...likelyValues(fields, members) }}
      onSubmit={merge}
    >
      <p>
        Betalingen, brieven, machtigingen en huishouden van allebei blijven bij het nummer dat je kiest. Dit
        kun je 30 dagen ongedaan maken.
      </p>
      <Sides>
        <FormChoice
          name="keptId"
          label="Welk lidnummer blijft?"
          options={members.map(({ id, membershipNumber, name, paidYears }) => ({
            value: id,
            label: `${membershipNumber}: ${name}, ${paidYears.length} jaar betaald`,
          }))}
        />
        {fields.map((field) => (
          <FormChoice
            key={field.name}
            name={field.name}
            label={field.label}
            options={optionsOf(field, members)}
          />
        ))}
      </Sides>
      {fields.length === 0 && <p>Alles wat is ingevuld is hetzelfde.</p>}
    </FormDialog>
  );
}

function optionsOf({ values, canBeBoth }: ComparedField, members: readonly [Compared, Compared]) {
  const options = members.map(({ id }, at) => ({ value: id, label: values[at] || 'Leeg' }));
  return canBeBoth ? [...options, { value: BOTH, label: 'Allebei, onder elkaar' }] : options;
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
