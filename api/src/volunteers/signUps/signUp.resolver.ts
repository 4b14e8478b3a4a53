import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { RateLimit } from '../../platform/limits/rateLimit';
import { DoOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { Activity, Shift } from '../activities/activity.model';
import { decideSignUp } from './confirm.service';
import * as service from './openActivities.service';
import { signUp } from './signUp.service';
import { ActivitySignUpInput, OpenActivity, SignUpInput, SignUpLink, SignUpOutcome } from './signUp.type';

const HOUR = 60 * 60;

/** Limits on what strangers sign up for: those who do so from one address, in one name, and for one activity. */
class SignUpLimits {
  // A school or a club signs up from one address.
  private readonly byAddress = new RateLimit('sign-ups: address', { points: 60, duration: HOUR });
  private readonly byEmail = new RateLimit('sign-ups: e-mail', { points: 5, duration: HOUR });
  private readonly byActivity = new RateLimit('sign-ups: activity', { points: 3000, duration: HOUR });

  /** Counts a sign-up. @throws RATE_LIMITED */
  async count(ip: string, email: string, activityId: string): Promise<void> {
    await this.byAddress.count(ip);
    await this.byEmail.count(email);
    await this.byActivity.count(activityId);
  }
}

/** The limits of the portal. */
const signUpLimits = new SignUpLimits();

@Resolver()
export class SignUpResolver {
  @Allow(isPublic)
  @Query(() => [OpenActivity], { description: 'For everybody: what one can sign up for now, by name.' })
  openActivities(): Promise<OpenActivity[]> {
    return service.openActivities();
  }

  @Allow(isPublic)
  @Query(() => OpenActivity, { description: 'For everybody: one activity that one can sign up for now.' })
  openActivity(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
  ): Promise<OpenActivity> {
    return service.openActivity({ activityId, season });
  }

  @Allow(isPublic)
  @Mutation(() => SignUpOutcome, {
    description:
      'For everybody: signs up for shifts of an activity. Places are kept for 24 hours, until it is confirmed by the link that is mailed. Sixty an hour from one address, five for one e-mail address.',
  })
  @DoOnce()
  async signUp(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Arg('signUp') input: SignUpInput,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<SignUpOutcome> {
    await signUpLimits.count(ip, input.email.trim().toLowerCase(), activityId);
    return signUp(portal, { activityId, season }, input);
  }

  @Allow(Permission.vol)
  @Mutation(() => Activity, { description: 'Says whether, and when, people sign themselves up in a season.' })
  setActivitySignUp(
    @Arg('id', () => ID) id: string,
    @Arg('season', () => Int) season: number,
    @Arg('revision', () => Int) revision: number,
    @Arg('signUp') signUpInput: ActivitySignUpInput,
    @Ctx() context: RequestContext,
  ): Promise<Activity> {
    return service.setSignUp(actorOf(context), { activityId: id, season }, revision, signUpInput);
  }

  @Allow(Permission.vol)
  @Query(() => SignUpLink, {
    description: 'Where people sign up for an activity in a season, to copy and to print.',
  })
  signUpLink(
    @Arg('activityId', () => ID) activityId: string,
    @Arg('season', () => Int) season: number,
    @Ctx() { settings }: RequestContext,
  ): Promise<SignUpLink> {
    return service.signUpLink(settings.publicUrl, { activityId, season });
  }

  @Allow(Permission.vol)
  @Mutation(() => Shift, {
    description: 'Says yes or no to who asked for a shift, who is mailed. Doing so twice changes nothing.',
  })
  @DoOnce()
  decideSignUp(
    @Arg('shiftId', () => ID) shiftId: string,
    @Arg('volunteerId', () => ID) volunteerId: string,
    @Arg('approve', { description: 'True: they have the shift. False: they are off it.' }) approve: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Shift> {
    return decideSignUp(context.portal, actorOf(context), { shiftId, volunteerId }, approve);
  }
}
