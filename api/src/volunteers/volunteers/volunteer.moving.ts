import { searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { moved, type Moving } from '../../platform/moving/moving';
import { OldField } from '../../platform/moving/oldField';
import { isPlain, type OldPlain, type OldRecord } from '../../platform/moving/oldRecord';
import { type Move, sumsBy } from '../../platform/moving/readDump';
import { searchable } from '../../platform/text/plainText';
import { ACTIVITIES } from '../activities/activity.moving';
import { type Participation, type Volunteer, VolunteerModel } from './volunteer.model';
import { volunteerFields } from './volunteerFields';

const SEASON = /^(\d{4})(?:\s*[-/]\s*\d{2,4})?$/;

/** The volunteers, with the seasons in which they took part in each activity. */
export const moveVolunteers: Move = {
  files: ['volunteers', 'vrijwilligers'],
  title: 'Vrijwilligers',
  into: [VolunteerModel],
  map: (old, moving) => {
    const name = old.at('name').text({ required: true });
    const texts = storedTexts(volunteerFields, { name, email: old.at('email').email() });
    const sortName = searchable(texts.name);
    moving.mayBeDouble(old, sortName);
    return [
      moved(VolunteerModel, {
        _id: old.newId,
        ...texts,
        sortName,
        searchText: searchTextOf(volunteerFields, texts),
        participations: participationsOf(old, moving),
        erased: false,
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  sums: (old, stored) => {
    const now = (stored(VolunteerModel) as unknown as readonly Volunteer[]).flatMap(
      ({ participations }) => participations,
    );
    return sumsBy(
      (season) => `Deelnames in seizoen ${season}`,
      old.flatMap(seasonsIn).map((season) => [String(season), 1] as const),
      now.map(({ season }) => [String(season), 1] as const),
      false,
    );
  },
};

/** A map of the ids of activities to lists of seasons, such as 2026-2027. */
function participationsOf(old: OldRecord, moving: Moving): Participation[] {
  const field = old.at('activities');
  if (field.isMissing) return [];
  if (!isPlain(field.raw)) {
    field.fault('geen seizoenen bij activiteiten');
    return [];
  }
  return Object.entries(field.raw).flatMap(([oldId, seasons]) => {
    const path = `activities.${oldId}`;
    const activityId = moving.reference(new OldField(old.source, path, oldId), ACTIVITIES);
    if (!activityId || !Array.isArray(seasons)) return [];
    const years = seasons.flatMap((season: unknown, at) => {
      const one = new OldField(old.source, `${path}.${at}`, season);
      const year = yearOf(one.raw);
      if (year === null) one.fault('geen seizoen: vul het in als 2026-2027');
      return year ?? [];
    });
    return [...new Set(years)].sort((one, other) => one - other).map((season) => ({ activityId, season }));
  });
}

function yearOf(raw: unknown): number | null {
  const found = SEASON.exec(String(raw as string | number).trim());
  return found ? Number(found[1]) : null;
}

function seasonsIn({ activities }: OldPlain): number[] {
  if (!isPlain(activities)) return [];
  return Object.values(activities).flatMap((seasons) =>
    Array.isArray(seasons) ? [...new Set(seasons.flatMap((season) => yearOf(season) ?? []))] : [],
  );
}
