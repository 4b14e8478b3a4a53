import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, type FieldErrors } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { trimmed } from '../../platform/text/plainText';
import { closingDay } from '../enrolment';
import { ParadeFieldKind, type ParadeName, websiteTexts } from '../website.enums';
import type { ParadeAnswerInput, ParadeFieldInput, ParadeFieldsInput, ParadeFormInput } from './parade.input';
import type { ParadeAnswer } from './paradeEntry.model';
import { type ParadeField, type ParadeForm, ParadeFormModel } from './paradeForm.model';

/* The form of a parade: whether one can enrol, and what is asked (docs/domain/website.md, W63 and W64). */

const WHAT = 'De inschrijving';
/** How far from now editions can be chosen. */
const BACK = 1;
const AHEAD = 10;
const LONGEST_LINE = 200;

/** The form of a parade; never written: closed, for this year, with no fields of its own, at revision 0. */
export async function getParadeForm(parade: ParadeName): Promise<ParadeForm> {
  const found = await ParadeFormModel.findById(parade).lean(leanWithId);
  return { _id: parade, id: parade, open: false, year: thisYear(), fields: [], revision: 0, ...found };
}

/** The editions to choose from, also that which was chosen long ago. */
export async function paradeYears(parade: ParadeName): Promise<number[]> {
  const { year } = await getParadeForm(parade);
  const years = Array.from({ length: BACK + 1 + AHEAD }, (_, at) => thisYear() - BACK + at);
  return [...new Set([year, ...years])].sort((a, b) => a - b);
}

/** Opens or closes a form, or chooses the edition or the last day. @throws BAD_USER_INPUT, CONFLICT */
export async function updateParadeForm(
  actor: SessionUser,
  parade: ParadeName,
  revision: number,
  input: ParadeFormInput,
): Promise<ParadeForm> {
  if (!(await paradeYears(parade)).includes(input.year)) throw badInput({ year: websiteTexts.year });
  const { open, year } = input;
  const form = await getParadeForm(parade);
  const closesOn = closingDay(input, form.closesOn);
  return savedForm(actor, { ...form, revision }, { open, year, closesOn });
}

/**
 * Sets what is asked beside the group and the contact person; what was answered to a field that goes stays with who answered it.
 * @throws BAD_USER_INPUT, CONFLICT
 */
export async function setParadeFields(
  actor: SessionUser,
  parade: ParadeName,
  revision: number,
  { fields: input }: ParadeFieldsInput,
): Promise<ParadeForm> {
  const form = await getParadeForm(parade);
  const stored = new Set(form.fields.map(({ id }) => id));
  const next = input.map((field) => fieldOf(field, stored));
  const labels = next.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size < labels.length) throw badInput({ label: websiteTexts.labelTaken });
  return savedForm(actor, { ...form, revision }, { fields: next });
}

/** @param stored the ids of the fields that are there; each is used once */
function fieldOf(field: ParadeFieldInput, stored: Set<string>): ParadeField {
  const { id, label, help, kind, required } = trimmed(field);
  const options = kind === ParadeFieldKind.choice ? [...new Set(field.options.map((one) => one.trim()))] : [];
  if (kind === ParadeFieldKind.choice && options.length < 2)
    throw badInput({ options: websiteTexts.options });
  return {
    id: id && stored.delete(id) ? id : new Types.ObjectId().toHexString(),
    ...{ label, help, kind, required, options },
  };
}

function savedForm(
  actor: SessionUser,
  { id, revision, open, year, fields }: ParadeForm,
  change: Partial<ParadeForm>,
): Promise<ParadeForm> {
  return saveAtRevision<ParadeForm>({
    ...{ model: ParadeFormModel, id, revision, actor, what: WHAT },
    // The first write makes it, whole.
    update: { $set: revision === 0 ? { open, year, fields, ...change } : change },
  });
}

interface Answered {
  answers: readonly ParadeAnswerInput[];
  /** What was answered before: it may stay as it is, also when the field is no longer there. */
  before?: readonly ParadeAnswer[];
  /** Visitors fill in all that is required; who keeps the list may not know it. */
  isVisitor: boolean;
}

/**
 * The answers as they are stored: each looked at as its field asks, in the order of the form.
 * @throws BAD_USER_INPUT with a text by the id of each field
 */
export function answersFor(
  { fields }: Pick<ParadeForm, 'fields'>,
  { answers, before = [], isVisitor }: Answered,
): ParadeAnswer[] {
  const given = new Map(answers.map(({ fieldId, value }) => [fieldId, value.trim()]));
  const known = new Set([...fields, ...before.map(({ fieldId }) => ({ id: fieldId }))].map(({ id }) => id));
  if (given.size < answers.length || [...given.keys()].some((id) => !known.has(id)))
    throw new AppError('BAD_USER_INPUT', websiteTexts.formChanged);
  const wrong: FieldErrors = {};
  const stored = fields.flatMap((field) => {
    const kept = before.find(({ fieldId }) => fieldId === field.id);
    const value = given.get(field.id) ?? (isVisitor ? '' : (kept?.value ?? ''));
    const text = value === kept?.value ? undefined : wrongWith(field, value, isVisitor);
    if (text) wrong[field.id] = text;
    return value === '' ? [] : [{ fieldId: field.id, label: field.label, value }];
  });
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  const isAsked = new Set(fields.map(({ id }) => id));
  return [...stored, ...before.filter(({ fieldId }) => !isAsked.has(fieldId))];
}

function wrongWith({ kind, required, options }: ParadeField, value: string, isVisitor: boolean) {
  const mustBeThere = required && isVisitor;
  if (value === '') return mustBeThere ? texts.required : undefined;
  switch (kind) {
    case ParadeFieldKind.line:
      return value.length > LONGEST_LINE ? texts.tooLong : undefined;
    case ParadeFieldKind.lines:
      return undefined;
    case ParadeFieldKind.number:
      return /^\d{1,7}([.,]\d{1,2})?$/.test(value) ? undefined : websiteTexts.number;
    case ParadeFieldKind.choice:
      return options.includes(value) ? undefined : websiteTexts.option;
    case ParadeFieldKind.yesNo:
      if (mustBeThere && value !== 'Ja') return websiteTexts.mustBeYes;
      return value === 'Ja' || value === 'Nee' ? undefined : websiteTexts.option;
  }
}

function thisYear(): number {
  return Number(todayInAmsterdam().slice(0, 4));
}
