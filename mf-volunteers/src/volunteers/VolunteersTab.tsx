import { ChangeLog } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import {
  EditAndDelete,
  EmailLink,
  ListCard,
  LoadMoreButton,
  MultilineText,
  MutedText,
  PhoneLink,
  PlainList,
  SearchAndFilters,
  useAddressChoice,
  useAddressRow,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, EmptyState, lazyDialog, PageActions, Stack, Tag, VisuallyHidden } from 'kit/ui';
import { CopyCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersActivitiesDocument,
  VolunteersDetailsFragmentDoc,
  VolunteersListDocument,
  type VolunteersRowFragment,
  VolunteersRowFragmentDoc,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName } from '../seasons';
import { shownSkills, type Skill, skillsText, useSkills } from '../skills/skill';
import { SkillsDialog } from '../skills/SkillsDialog';
import { AddVolunteerDialog, DeleteVolunteerDialog, EditVolunteerDialog } from './VolunteerDialogs';

const DoublesDialog = lazyDialog(async () => (await import('kit/doubles')).DoublesDialog);

type Doing = { what: 'add' | 'skills' | 'doubles' } | { what: PersonAction; person: VolunteersRowFragment };

/** In the place of a skill: whose certificate ends. */
const ENDING = 'verloopt';

const columnsOf = (skills: readonly Skill[]): ExportColumn<VolunteersRowFragment>[] => [
  { header: 'Naam', value: ({ name }) => name },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Telefoon', value: ({ phone }) => phone },
  { header: 'Vaardigheden', value: (person) => skillsText(person.skills, skills) },
];

/** All volunteers, searched by the server. */
export function VolunteersTab() {
  const [text, setText] = useAddressText();
  const [doing, setDoing] = useState<Doing>();
  const [able, setAble] = useAddressChoice<string>('kan', '');
  const search = useDebouncedValue(text.trim());
  const volunteers = useVolunteers(search, able);
  const skills = useSkills();
  const dialog = { onDone: volunteers.reload, onClose: () => setDoing(undefined) };
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
            Vrijwilliger toevoegen
          </Button>
        }
      >
        <Button variant="ghost" onClick={() => setDoing({ what: 'skills' })}>
          Vaardigheden
        </Button>
        <Button
          variant="ghost"
          icon={<CopyCheck aria-hidden />}
          onClick={() => setDoing({ what: 'doubles' })}
        >
          Dubbel?
        </Button>
      </PageActions>
      <SearchAndFilters
        label="Zoek op naam of e-mail"
        list="boerenploeg-vrijwilligers"
        text={text}
        onText={setText}
        count={able === '' ? 0 : 1}
        onClear={() => setAble('')}
        found={volunteers.query.data?.volunteers.totalCount}
        onDesk="open"
      >
        <Select
          label="Wie kan"
          value={able}
          options={[
            { value: '', label: 'Iedereen' },
            ...skills.map(({ id, name }) => ({ value: id, label: name })),
            { value: ENDING, label: 'Bewijs loopt af' },
          ]}
          onChange={({ target }) => setAble(target.value)}
        />
      </SearchAndFilters>
      <VolunteerList
        volunteers={volunteers}
        skills={skills}
        isNarrowed={search !== '' || able !== ''}
        onAction={(what, person) => setDoing({ what, person })}
      />
      {doing?.what === 'skills' && <SkillsDialog onClose={dialog.onClose} />}
      {doing?.what === 'doubles' && (
        <DoublesDialog kind="Volunteer" onChanged={volunteers.reload} onClose={dialog.onClose} />
      )}
      {doing?.what === 'add' && <AddVolunteerDialog {...dialog} />}
      {doing?.what === 'edit' && <EditVolunteerDialog person={doing.person} {...dialog} />}
      {doing?.what === 'delete' && <DeleteVolunteerDialog person={doing.person} {...dialog} />}
    </Stack>
  );
}

const rowsOf = (people: readonly FragmentType<typeof VolunteersRowFragmentDoc>[]) =>
  getFragmentData(VolunteersRowFragmentDoc, people);

interface VolunteerListProps {
  volunteers: ReturnType<typeof useVolunteers>;
  skills: readonly Skill[];
  isNarrowed: boolean;
  onAction: (what: PersonAction, person: VolunteersRowFragment) => void;
}

function VolunteerList({ volunteers, skills, isNarrowed, onAction }: VolunteerListProps) {
  const { query, isStale, more, loadAll } = volunteers;
  return (
    <Loaded query={query} subject="De lijst met vrijwilligers">
      {({ volunteers: { edges, pageInfo, totalCount } }) => {
        const rows = rowsOf(edges.map(({ node }) => node));
        return (
          <ListCard
            title={totalCount === 1 ? '1 vrijwilliger' : `${totalCount} vrijwilligers`}
            aria-busy={isStale}
            actions={
              rows.length > 0 && (
                <ExportButtons
                  fileName={`boerenploeg-vrijwilligers-${todayInAmsterdam()}`}
                  columns={columnsOf(skills)}
                  rows={rows}
                  allRows={pageInfo.hasNextPage ? async () => rowsOf(await loadAll()) : undefined}
                />
              )
            }
          >
            <VisuallyHidden role="status">
              {isNarrowed && !isStale && `${totalCount} gevonden`}
            </VisuallyHidden>
            {rows.length > 0 && <VolunteerTable people={rows} onAction={onAction} />}
            {rows.length === 0 && (
              <EmptyState
                title="Er zijn geen vrijwilligers om weer te geven."
                text={
                  isNarrowed
                    ? 'Zoek op een andere naam, of kies een andere vaardigheid.'
                    : 'Voeg de eerste vrijwilliger toe.'
                }
              />
            )}
            {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} onAll={loadAll} />}
          </ListCard>
        );
      }}
    </Loaded>
  );
}

/** The volunteers by name, searched by the server. @param able a skill, or whose certificate ends; '': everybody */
function useVolunteers(search: string, able: string) {
  const who = able === ENDING ? { ending: true } : able ? { skillId: able } : {};
  return usePages({ query: VolunteersListDocument, variables: { search, ...who }, field: 'volunteers' });
}

/** What can be done with a volunteer. */
export type PersonAction = 'edit' | 'delete';

interface VolunteerTableProps {
  people: readonly VolunteersRowFragment[];
  onAction: (what: PersonAction, person: VolunteersRowFragment) => void;
}

/** Name, email, phone and actions of the volunteers. Not sortable: there may be more. */
export function VolunteerTable({ people, onAction }: VolunteerTableProps) {
  const columns: Column<VolunteersRowFragment>[] = [
    { id: 'name', header: 'Naam', keepWords: true, cell: ({ name }) => name },
    {
      id: 'email',
      header: 'E-mail',
      phone: 'rest',
      wide: true,
      cell: ({ email }) => email && <EmailLink address={email} />,
    },
    {
      id: 'phone',
      header: 'Telefoon',
      phone: 'rest',
      cell: ({ phone }) => phone && <PhoneLink number={phone} />,
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (person) => (
        <RowActions>
          <EditAndDelete
            name={person.name}
            onEdit={() => onAction('edit', person)}
            onDelete={() => onAction('delete', person)}
          />
        </RowActions>
      ),
    },
  ];
  const row = useAddressRow();
  return (
    <Table
      caption="Vrijwilligers"
      columns={columns}
      rows={people}
      {...row}
      details={{ name: ({ name }) => name, render: (person) => <VolunteerDetails person={person} /> }}
    />
  );
}

/** What somebody takes part in, and since when, below the row. */
function VolunteerDetails({ person }: { person: FragmentType<typeof VolunteersDetailsFragmentDoc> }) {
  const {
    name,
    activities,
    remarks,
    skills: held,
    changeLog,
  } = getFragmentData(VolunteersDetailsFragmentDoc, person);
  const query = useQuery(VolunteersActivitiesDocument);
  const skills = shownSkills(held, useSkills());
  return (
    <>
      {skills.length > 0 && (
        <Skills aria-label={`Vaardigheden van ${name}`}>
          {skills.map(({ id, text, isEnding }) => (
            <li key={id}>
              <Tag tone={isEnding ? 'warn' : 'neutral'}>{text}</Tag>
            </li>
          ))}
        </Skills>
      )}
      {remarks && <MultilineText>{remarks}</MultilineText>}
      {activities.length === 0 ? (
        <MutedText>{name} doet nog aan geen activiteit mee. Dat regel je bij Activiteiten.</MutedText>
      ) : (
        <Loaded query={query} subject="De lijst met activiteiten">
          {({ active, archive }) => (
            <List aria-label={`Activiteiten van ${name}`}>
              {[...active, ...archive]
                .map((activity) => ({
                  ...activity,
                  seasons: activities.find(({ activityId }) => activityId === activity.id)?.seasons ?? [],
                }))
                .filter(({ seasons }) => seasons.length > 0)
                .map(({ id, name: title, archived, seasons }) => (
                  <li key={id}>
                    <b>{archived ? `${title} (archief)` : title}</b>
                    <span>{seasons.map(seasonName).join(', ')}</span>
                  </li>
                ))}
            </List>
          )}
        </Loaded>
      )}
      <ChangeLog lines={changeLog} />
    </>
  );
}

const Skills = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;

const List = styled(PlainList)`
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    padding: var(--s1) 0;
  }
  span {
    color: var(--ink-2);
  }
`;
