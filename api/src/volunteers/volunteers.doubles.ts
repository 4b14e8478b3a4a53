import { Permission } from '../identity/catalogue/permission.enum';
import { doubleKinds } from '../identity/doubles/doubles.types';
import { type Merged, mergingOf } from '../identity/doubles/merging';
import { isDuplicateKey } from '../platform/database/databaseErrors';
import { leanWithId } from '../platform/database/reading/leanFind';
import { searchTextOf } from '../platform/database/recordFields';
import { ifMatched } from '../platform/database/updateAtRevision';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { personName } from '../platform/text/alike';
import { counted } from '../platform/text/inDutch';
import { searchable } from '../platform/text/plainText';
import { type Shift, ShiftModel } from './activities/activity.model';
import { CLEARED } from './shifts/removal.service';
import { hasPlace, takePlace } from './shifts/shift.service';
import { volunteerTexts, what } from './volunteers.texts';
import {
  Attendance,
  IS_BUSY,
  type OnShift,
  type Volunteer,
  VolunteerModel,
} from './volunteers/volunteer.model';
import { THERE } from './volunteers/volunteer.service';
import { volunteerFields } from './volunteers/volunteerFields';

/** What a volunteer has in their own record. */
type Own = Pick<Volunteer, 'participations' | 'shifts' | 'skills'> &
  Required<Pick<Volunteer, 'invitations' | 'links'>>;

/** What moved, as it is kept until it can be undone no more. */
interface MovedParts {
  /** All that they had. */
  was: Own;
  /** What the other had not, and got. */
  given: Own;
  /** The skills of the other, before and after. */
  skills: { before: Volunteer['skills']; after: Volunteer['skills'] };
}

/** Volunteers who are kept twice: their seasons, shifts, skills and links move (docs/domain/volunteers.md, B57). */
export const volunteerDoubles = doubleKinds.with(
  mergingOf<Volunteer>({
    ...{ kind: 'Volunteer', permission: Permission.vol, what: what.volunteer, model: VolunteerModel },
    ...{ there: THERE, hiddenBy: 'erased', forgotten: CLEARED },
    fields: {
      name: { label: 'Naam', parts: ['name'] },
      email: { label: 'E-mail', parts: ['email'] },
      phone: { label: 'Telefoon', parts: ['phone'] },
      remarks: { label: 'Opmerkingen', parts: ['remarks'], canBeBoth: true },
    },
    compared: ['email', 'phone'],
    comparable: ({ id, name, email, phone }) => ({
      ...{ id, email, phone, address: '', bday: '', ...personName(name) },
    }),
    details: async (ids) => {
      const found = await VolunteerModel.find({ _id: { $in: [...ids] } })
        .select({ participations: 1, shifts: 1 })
        .lean(leanWithId);
      return new Map(
        found.map(({ id, participations, shifts }) => {
          const seasons = new Set(participations.map(({ season }) => season)).size;
          const detail = [
            counted(seasons, 'seizoen', 'seizoenen'),
            counted(shifts.length, 'dienst', 'diensten'),
          ].join(', ');
          return [id, { detail, weight: seasons + shifts.length }];
        }),
      );
    },
    derived: (volunteer) => ({
      sortName: searchable(volunteer.name),
      searchText: searchTextOf(volunteerFields, volunteer),
    }),
    refusal: async (kept, gone) => {
      const busy = ({ answer, attendance }: OnShift) =>
        IS_BUSY.$in.includes(answer) && attendance !== Attendance.absent;
      const clash = gone.shifts
        .filter(busy)
        .find((one) =>
          kept.shifts
            .filter(busy)
            .some((other) => other.shiftId !== one.shiftId && other.start < one.end && other.end > one.start),
        );
      return clash ? volunteerTexts.mergeClash(formatCalendarDate(clash.start.slice(0, 10))) : null;
    },
    references: [],
    give,
    giveBack,
  }),
);

async function give(gone: Merged<Volunteer>, kept: Volunteer): Promise<void> {
  const moved = (gone.merge.parts as MovedParts | undefined) ?? (await noteParts(gone, kept));
  const { given, skills } = moved;
  await ifMatched(
    VolunteerModel.updateOne(
      { _id: kept.id },
      {
        $addToSet: {
          participations: { $each: given.participations },
          invitations: { $each: given.invitations },
        },
        $set: { skills: skills.after },
      },
    ),
  );
  await addLinks(kept.id, given.links);
  await addShifts(kept.id, given.shifts);
  await ifMatched(
    VolunteerModel.updateOne(
      { _id: gone.id, 'merge.step': 'begun' },
      { $set: { participations: [], shifts: [], skills: [], invitations: [] }, $unset: { links: 1 } },
    ),
  );
  await keepPlaces(kept.id, given.shifts);
}

/** Notes what moves before it does. */
async function noteParts(gone: Merged<Volunteer>, kept: Volunteer): Promise<MovedParts> {
  const was = ownOf(gone);
  const own = ownOf(kept);
  const later = (one: string, other: string) =>
    one === '' || other === '' ? one || other : one > other ? one : other;
  const after = [
    ...own.skills.map((skill) => {
      const twin = was.skills.find(({ skillId }) => skillId === skill.skillId);
      return twin ? { ...skill, until: later(skill.until, twin.until) } : skill;
    }),
    ...was.skills.filter(({ skillId }) => !own.skills.some((skill) => skill.skillId === skillId)),
  ];
  const parts: MovedParts = {
    was,
    given: {
      ...{ skills: [], links: was.links },
      participations: was.participations.filter(
        ({ activityId, season }) =>
          !own.participations.some((one) => one.activityId === activityId && one.season === season),
      ),
      // On the same shift they were one.
      shifts: was.shifts.filter(({ shiftId }) => !own.shifts.some((one) => one.shiftId === shiftId)),
      invitations: was.invitations.filter((id) => !own.invitations.includes(id)),
    },
    skills: { before: own.skills, after },
  };
  await ifMatched(
    VolunteerModel.updateOne({ _id: gone.id, 'merge.step': 'begun' }, {
      $set: { 'merge.parts': parts },
    } as never),
  );
  return parts;
}

async function giveBack(gone: Merged<Volunteer>, before: Volunteer): Promise<void> {
  const moved = gone.merge.parts as MovedParts | undefined;
  if (!moved) return;
  const { was, given, skills } = moved;
  const kept = await VolunteerModel.findById(before.id).lean(leanWithId).orFail();
  // As they are by now: from what they were taken off since they stay off.
  const now = kept.shifts.filter(({ shiftId }) => given.shifts.some((one) => one.shiftId === shiftId));
  const twice = was.shifts.filter(({ shiftId }) => !given.shifts.some((one) => one.shiftId === shiftId));
  const isAsWas = JSON.stringify(kept.skills) === JSON.stringify(skills.after);
  await ifMatched(
    VolunteerModel.updateOne(
      { _id: gone.id, 'merge.step': 'undoing' },
      {
        $set: { participations: was.participations, skills: was.skills, invitations: was.invitations },
      },
    ),
  );
  await addLinks(gone.id, given.links);
  await addShifts(gone.id, now);
  await ifMatched(
    VolunteerModel.updateOne({ _id: kept.id }, {
      $pull: {
        participations: { $or: [NOTHING, ...given.participations] },
        shifts: { shiftId: { $in: now.map(({ shiftId }) => shiftId) } },
        invitations: { $in: given.invitations },
        links: { tokenHash: { $in: given.links.map(({ tokenHash }) => tokenHash) } },
      },
      ...(isAsWas && { $set: { skills: skills.before } }),
    } as never),
  );
  await keepPlaces(gone.id, now);
  // Of the shift on which both were only while a place is free.
  await addShifts(gone.id, twice, true);
}

/** For a list of which one has to hold. */
const NOTHING = { activityId: '' };

function ownOf({ participations, shifts, skills, invitations, links }: Volunteer): Own {
  return { participations, shifts, skills, invitations: invitations ?? [], links: links ?? [] };
}

async function addLinks(id: string, links: Own['links']): Promise<void> {
  for (const link of links)
    await ifMatched(
      VolunteerModel.updateOne(
        { _id: id, 'links.tokenHash': { $ne: link.tokenHash } },
        { $push: { links: link } },
      ),
    );
}

/**
 * Puts somebody on shifts on which the other still holds the places: of one that has places free they get another for now, of a
 * full one none, so that never more take part than it needs. Safe to repeat.
 * @param onlyFree not on one that is full
 */
async function addShifts(id: string, on: readonly OnShift[], onlyFree = false): Promise<void> {
  const shifts: Shift[] = await ShiftModel.find({ _id: { $in: on.map(({ shiftId }) => shiftId) } }).lean(
    leanWithId,
  );
  for (const { place: _place, ...one } of on) {
    const add = async (place?: string) => {
      await ifMatched(
        VolunteerModel.updateOne(
          { _id: id, 'shifts.shiftId': { $ne: one.shiftId } },
          { $push: { shifts: { ...one, ...(place && { place }) } } },
        ),
      );
      return true;
    };
    const shift = shifts.find((found) => found.id === one.shiftId);
    const isPlaced = hasPlace(one) && shift && (await takePlace(shift, add));
    if (!isPlaced && !(onlyFree && hasPlace(one))) await add();
  }
}

/** Gives somebody the numbers of the places that the other held, where they have none. Safe to repeat. */
async function keepPlaces(id: string, on: readonly OnShift[]): Promise<void> {
  for (const { shiftId, place } of on)
    if (place)
      await ifMatched(
        VolunteerModel.updateOne(
          { _id: id, shifts: { $elemMatch: { shiftId, place: { $exists: false } } } },
          { $set: { 'shifts.$.place': place } },
        ).catch((error: unknown) => {
          // Somebody has it by now: without a number they count all the same.
          if (!isDuplicateKey(error, 'shifts.place')) throw error;
        }),
      );
}
