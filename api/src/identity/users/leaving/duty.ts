import { Field, ID, InputType, Int } from 'type-graphql';

import { extensionPoint } from '../../../platform/extensionPoint';
import type { PortalContext } from '../../../platform/portalContext';
import { AnswerType } from '../../../platform/schema/answerType';
import { OptionalText } from '../../../platform/text/inputFields';
import { Person } from '../../people/people.loaders';
import type { SessionUser } from '../../people/requestContext';
import { User } from '../../people/user.model';

@AnswerType('What somebody has under their care, of one kind.')
export class UserDuty {
  @Field(() => ID, { description: 'Of the kind; the same for everybody.' })
  key: string;

  @Field({ description: 'Dutch.' })
  title: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field(() => [String], { description: 'Each in a few words.' })
  items: string[];

  @Field(() => [Person], { description: 'Who can take it over, by name.' })
  candidates: Person[];

  @Field({ description: 'False: it stays theirs, and is only told of.' })
  isHandedOver: boolean;

  @Field({ description: 'What becomes of it when nobody is chosen, in Dutch.' })
  otherwise: string;
}

@AnswerType('What was somebody’s before the account was closed, and is nobody’s since, of one kind.')
export class UserReturn {
  @Field(() => ID, { description: 'Of the kind, as in `giveBack` of reactivateUser.' })
  key: string;

  @Field({ description: 'Dutch.' })
  title: string;

  @Field(() => Int, { description: 'How many there are.' })
  count: number;

  @Field(() => [String], { description: 'Each in a few words.' })
  items: string[];
}

@InputType({ description: 'Who gets what somebody has under their care, of one kind.' })
export class HandOverInput {
  @Field(() => ID, { description: 'The `key` of a duty of userDuties.' })
  @OptionalText()
  key: string;

  @Field(() => ID, { nullable: true, description: 'null: what `otherwise` says.' })
  @OptionalText()
  to?: string | null;
}

@AnswerType('What could not be handed over.')
export class NotHandedOver {
  @Field({ description: 'Dutch: what it is.' })
  title: string;

  @Field({ description: 'Dutch.' })
  reason: string;
}

@AnswerType('A deactivated account, and what could not be handed over.')
export class Deactivated {
  @Field(() => User, { description: 'The account, closed.' })
  user: User;

  @Field(() => [NotHandedOver], { description: 'What could not be handed over; empty: all was.' })
  notHandedOver: NotHandedOver[];
}

/** What somebody has under their care, as far as one area knows. */
interface Duties {
  /** What it is, each in a few words. */
  items: string[];
  /** Who can take it over, by name. */
  candidates: Person[];
}

/** A kind of thing that somebody has under their care, and that is handed over, or told of, when they leave. */
export interface DutySource {
  /** Unique in the portal. */
  key: string;
  /** Dutch, on screen. */
  title: string;
  /** What becomes of it when nobody is chosen, or can be, in Dutch: 'Niemand'. */
  otherwise: string;
  /** What this person has, also after the account was deactivated. */
  of: (user: User) => Promise<Duties>;
  /**
   * Gives it to somebody else, or to nobody. Doing so again is harmless. Absent: it stays theirs, and is only told of.
   * @throws AppError when it cannot go there
   */
  handOver?: (portal: PortalContext, actor: SessionUser, from: User, to: string | null) => Promise<void>;
  /**
   * What was theirs and is nobody's since, each in a few words, for who comes back. Absent: nothing is given back.
   * @param user as the account was while it was closed
   */
  free?: (user: User) => Promise<string[]>;
  /** Gives that back. Doing so again is harmless. @throws AppError when it cannot go there */
  giveBack?: (portal: PortalContext, actor: SessionUser, user: User) => Promise<void>;
}

/** Where areas say what hangs on a person. */
export const dutySources = extensionPoint<DutySource>('duties');
