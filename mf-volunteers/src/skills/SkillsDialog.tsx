import { differingRows } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { FormCheckbox, FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { EditAndDelete, LinedList } from 'kit/lists';
import { Button, Dialog, EmptyState, Stack, Tag } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { boolean, object } from 'yup';

import { getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAddSkillDocument,
  VolunteersDeleteSkillDocument,
  VolunteersEditSkillDocument,
  type VolunteersSkillFragment,
  VolunteersSkillFragmentDoc,
  VolunteersSkillsDocument,
} from '../gql/graphql';
import { Loaded } from '../Loading';

type Values = Pick<VolunteersSkillFragment, 'name' | 'isCertificate'>;
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; skill: VolunteersSkillFragment };

const LONGEST = 120;
const schema = object({
  name: requiredText().max(LONGEST, 'Maak deze tekst korter'),
  isCertificate: boolean(),
});
const valuesOf = ({ name, isCertificate }: Values): Values => ({ name, isCertificate });

/** The list of what volunteers can do, which the team keeps. Mounted when opened. */
export function SkillsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(VolunteersSkillsDocument);
  const [doing, setDoing] = useState<Doing>();
  const read = async () =>
    getFragmentData(VolunteersSkillFragmentDoc, (await query.refetch()).data?.volunteerSkills ?? []);
  const done = { onDone: () => read().catch(() => undefined), onClose: () => setDoing(undefined) };
  // In the place of the list, which comes back after it.
  if (doing?.what === 'add') return <AddSkill {...done} />;
  if (doing?.what === 'edit') return <EditSkill skill={doing.skill} read={read} {...done} />;
  if (doing?.what === 'delete') return <DeleteSkill skill={doing.skill} {...done} />;
  return (
    <Dialog onClose={onClose} title="Vaardigheden" size={600}>
      <Stack>
        <p>
          Wat vrijwilligers kunnen. Bij een bewijs, zoals dat van een verkeersregelaar, staat tot wanneer het
          geldt.
        </p>
        <Loaded query={query} subject="De lijst met vaardigheden">
          {({ volunteerSkills }) =>
            volunteerSkills.length === 0 ? (
              <EmptyState
                title="Er zijn nog geen vaardigheden."
                text="Voeg de eerste toe, zoals EHBO of tappen."
              />
            ) : (
              <LinedList aria-label="Vaardigheden">
                {getFragmentData(VolunteersSkillFragmentDoc, volunteerSkills).map((skill) => (
                  <Row key={skill.id}>
                    <span>{skill.name}</span>
                    {skill.isCertificate && <Tag>Bewijs</Tag>}
                    <EditAndDelete
                      name={skill.name}
                      onEdit={() => setDoing({ what: 'edit', skill })}
                      onDelete={() => setDoing({ what: 'delete', skill })}
                    />
                  </Row>
                ))}
              </LinedList>
            )
          }
        </Loaded>
        <div>
          <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
            Vaardigheid toevoegen
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}

interface FormProps {
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const fields = (
  <>
    <FormTextField name="name" label="Naam" required maxLength={LONGEST} autoComplete="off" />
    <FormCheckbox
      name="isCertificate"
      label="Het is een bewijs dat afloopt"
      description="Bij elke vrijwilliger staat dan tot wanneer het geldt."
    />
  </>
);

function AddSkill({ onDone, onClose }: FormProps) {
  const { save } = useSave(VolunteersAddSkillDocument, { done: 'Vaardigheid toegevoegd' });
  return (
    <FormDialog<Values>
      title="Vaardigheid toevoegen"
      onClose={onClose}
      size={400}
      schema={schema}
      initialValues={{ name: '', isCertificate: false }}
      onSubmit={(values) => save({ skill: valuesOf(values) })}
      onDone={onDone}
    >
      {fields}
    </FormDialog>
  );
}

interface EditProps extends FormProps {
  skill: VolunteersSkillFragment;
  read: () => Promise<readonly VolunteersSkillFragment[]>;
}

function EditSkill({ skill, read, onDone, onClose }: EditProps) {
  const { save } = useSave(VolunteersEditSkillDocument, { done: 'Vaardigheid aangepast' });
  const shown = ({ name, isCertificate }: Values) => ({ name, isCertificate: isCertificate ? 'Ja' : 'Nee' });
  return (
    <EditDialog<VolunteersSkillFragment, Values>
      title={`${skill.name} aanpassen`}
      onClose={onClose}
      size={400}
      schema={schema}
      record={skill}
      valuesOf={valuesOf}
      send={async ({ id, revision }, values) => {
        await save({ id, revision, skill: valuesOf(values) });
        await onDone();
      }}
      fetchLatest={async () => (await read()).find(({ id }) => id === skill.id)}
      differences={(mine, theirs) =>
        differingRows({ name: 'Naam', isCertificate: 'Bewijs dat afloopt' }, shown(mine), shown(theirs))
      }
    >
      {fields}
    </EditDialog>
  );
}

function DeleteSkill({ skill: { id, name }, onDone, onClose }: FormProps & Pick<EditProps, 'skill'>) {
  const { save } = useSave(VolunteersDeleteSkillDocument, { done: 'Vaardigheid verwijderd' });
  return (
    <DeleteDialog
      question={`${name} van de lijst halen?`}
      hangsOn={{ kind: 'VolunteerSkill', id }}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      Het verdwijnt bij iedereen die dit kan.
    </DeleteDialog>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  > :first-child {
    flex: 1;
    min-width: min(100%, 120px);
    overflow-wrap: anywhere;
  }
`;
