import { differingRows, useLatest } from 'kit/conflict';
import { DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { labelsOf, RecordInputs, SameRecord } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAddDocument,
  VolunteersDeleteDocument,
  type VolunteersFormFragment,
  VolunteersFormFragmentDoc,
  VolunteersOneDocument,
  type VolunteersRowFragment,
  VolunteersUpdateDocument,
} from '../gql/graphql';
import { skillsText, useSkills } from '../skills/skill';
import { SkillInputs } from '../skills/SkillInputs';
import { volunteerFields, type VolunteerTexts } from './volunteerFields';
import {
  heldOf,
  newVolunteer,
  valuesOf,
  volunteerInput,
  volunteerSchema,
  type VolunteerValues,
  agreementOf,
} from './volunteerValues';

interface AddProps {
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

interface EditProps extends AddProps {
  person: FragmentType<typeof VolunteersFormFragmentDoc>;
}

interface DeleteProps extends AddProps {
  person: Pick<VolunteersRowFragment, 'id' | 'name' | 'activities'>;
}

/** A volunteer as two versions are compared. */
type ShownVolunteer = VolunteerTexts & { skills: string };

const shownLabels = { ...labelsOf<VolunteerTexts>(volunteerFields), skills: 'Vaardigheden' };

/** A new volunteer; the same person twice is pointed out. Mounted when opened. */
export function AddVolunteerDialog({ onDone, onClose }: AddProps) {
  const { save } = useSave(VolunteersAddDocument, { done: 'Vrijwilliger toegevoegd' });
  return (
    <FormDialog<VolunteerValues>
      title="Vrijwilliger toevoegen"
      onClose={onClose}
      size={400}
      schema={volunteerSchema}
      initialValues={newVolunteer}
      next={() => newVolunteer}
      onSubmit={(values) => save({ volunteer: volunteerInput(values) })}
      onDone={onDone}
    >
      <VolunteerInputs anyway="Toch toevoegen" />
    </FormDialog>
  );
}

/** Changes a volunteer, who may be changed by somebody else at the same time. */
export function EditVolunteerDialog({ person: masked, onDone, onClose }: EditProps) {
  const person = getFragmentData(VolunteersFormFragmentDoc, masked);
  const latest = useLatest(VolunteersOneDocument);
  const skills = useSkills();
  const shown = ({ skills: chosen, until, ...texts }: VolunteerValues): ShownVolunteer => ({
    ...texts,
    skills: skillsText(heldOf({ skills: chosen, until }), skills),
  });
  const { save } = useSave(VolunteersUpdateDocument, { done: 'Vrijwilliger aangepast' });
  const { id, name } = person;
  return (
    <EditDialog<VolunteersFormFragment, VolunteerValues>
      title={`${name} aanpassen`}
      onClose={onClose}
      size={400}
      schema={volunteerSchema}
      record={person}
      valuesOf={valuesOf}
      send={async ({ revision }, values) => {
        await save({ id, revision, volunteer: volunteerInput(values) });
        await onDone();
      }}
      fetchLatest={async () => getFragmentData(VolunteersFormFragmentDoc, (await latest({ id }))?.volunteer)}
      differences={(mine, theirs) =>
        differingRows<ShownVolunteer>(shownLabels, shown(mine), shown(valuesOf(theirs)))
      }
    >
      <VolunteerInputs anyway="Toch opslaan" />
    </EditDialog>
  );
}

/** Removes a volunteer from the pool, after a question. */
export function DeleteVolunteerDialog({ person: { id, name, activities }, onDone, onClose }: DeleteProps) {
  const { save } = useSave(VolunteersDeleteDocument, { done: 'Vrijwilliger verwijderd' });
  return (
    <DeleteDialog
      question={`${name} verwijderen? Deze actie is onomkeerbaar.`}
      onDelete={() => save({ id })}
      onDone={onDone}
      onClose={onClose}
    >
      {activities.length > 0
        ? `Naam en e-mailadres verdwijnen. Wat ${name} tot nu toe deed, blijft zonder naam meetellen. Wie nog op een dienst staat, kan niet worden verwijderd.`
        : `${name} doet nu aan geen activiteit mee.`}
    </DeleteDialog>
  );
}

/** The fields of a volunteer. @param anyway the verb that keeps somebody who looks the same as another */
function VolunteerInputs({ anyway }: { anyway: string }) {
  return (
    <>
      <RecordInputs fields={volunteerFields} />
      <SkillInputs />
      <SameRecord<VolunteerValues>
        title="Staat deze vrijwilliger er al in?"
        anyway={anyway}
        fields={['name', 'email']}
        agreementOf={agreementOf}
      />
    </>
  );
}
