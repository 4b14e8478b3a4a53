import { Field, Int } from 'type-graphql';

import { AppError } from '../../platform/errors/appError';
import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { AnswerType } from '../../platform/schema/answerType';
import { counted } from '../../platform/text/inDutch';
import type { PermissionId } from '../catalogue/catalogue';
import type { SessionUser } from '../people/requestContext';

/** What becomes of something that refers to a record that leaves. */
export type Fate =
  // It does not leave while this is there.
  | 'blocks'
  // It leaves too, or can do nothing any more.
  | 'along'
  // Somebody else gets it: see dutySources.
  | 'handedOver'
  // It is as right as before: what was done stays done.
  | 'stays';

/** What refers to a kind, as the area of what refers says it (docs/domain/portal.md, P416). */
export interface Reference {
  /** The kind that is referred to: the name of its model, or of a list of it, as `AccountancyYear.workgroups`. */
  to: string;
  /** Where it is referred to: `Advertisement.advertiserId`. */
  fields: readonly string[];
  fate: Fate;
  /** The key of the duty that hands it over. */
  duty?: string;
  /** How many hang on one now, for who is about to let it go. What blocks without it is refused in words of its own. */
  hanging?: Hanging;
}

interface Hanging {
  words: readonly [one: string, several: string];
  count: (id: string) => Promise<number>;
  /** Who may let the record go, and so is told. */
  shownTo: PermissionId;
}

/** Where areas say what refers to a kind. */
export const referenceSources = extensionPoint<Reference>('references');

@AnswerType('What hangs on a record, of one kind.')
export class HangingOn {
  @Field({ description: 'Dutch, with the number: 3 bestellingen.' })
  text: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field({ description: 'While it is there the record cannot go; otherwise it goes along.' })
  blocks: boolean;
}

/**
 * What hangs on a record, what blocks first; kinds of which there is nothing are left out.
 * @param to the name of its model @param viewer only what this person may be told; absent: all
 */
export async function hangingOn(
  { extensions }: Pick<PortalContext, 'extensions'>,
  to: string,
  id: string,
  viewer?: Pick<SessionUser, 'permissions'>,
): Promise<HangingOn[]> {
  const mayBeTold = ({ shownTo }: Hanging) => !viewer || viewer.permissions.general.includes(shownTo);
  const all = await Promise.all(
    itemsOf(referenceSources, extensions).flatMap(({ hanging, fate, ...one }) =>
      hanging && one.to === to && mayBeTold(hanging)
        ? [
            hanging.count(id).then((count) => ({
              ...{ text: counted(count, ...hanging.words), count, blocks: fate === 'blocks' },
            })),
          ]
        : [],
    ),
  );
  return all.filter(({ count }) => count > 0).sort((a, b) => Number(b.blocks) - Number(a.blocks));
}

/**
 * Refuses to let a record go on which something hangs that blocks. @param to the name of its model
 * @param refusal in Dutch, of what hangs on it: '3 bestellingen, 2 diensten' @throws BAD_USER_INPUT
 */
export async function mustBeLoose(
  portal: Pick<PortalContext, 'extensions'>,
  to: string,
  id: string,
  refusal: (what: string) => string,
): Promise<void> {
  const blocking = (await hangingOn(portal, to, id)).filter(({ blocks }) => blocks);
  if (blocking.length > 0)
    throw new AppError('BAD_USER_INPUT', refusal(blocking.map(({ text }) => text).join(', ')));
}
