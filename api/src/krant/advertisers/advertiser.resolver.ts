import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { personLoader, Person } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce, DoOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { missingOf } from '../advertisements/adParts.service';
import { adsLoader, currentAdLoader } from '../advertisements/ads.loader';
import { Advertisement } from '../advertisements/advertisement.model';
import { stateOfRequest } from '../editions/counts.service';
import { MissingField } from '../krant.enums';
import { accessibleAdvertiser } from './access.service';
import { AdvertiserArgs, AdvertiserDetailsInput, AdvertiserInput } from './advertiser.input';
import { Advertiser, AdvertiserModel } from './advertiser.model';
import * as service from './advertiser.service';
import { handOverAdvertisers } from './handOver.service';
import { AdvertiserHandOver, AdvertisersHandedOver } from './handOver.type';
import * as visits from './visits.service';
import { salesRecordOf } from './visits.service';

const AdvertiserConnection = connectionOf('Advertiser', Advertiser);
const advertiserLog = changeLogOf(AdvertiserModel);

@Resolver(() => Advertiser)
export class AdvertiserResolver {
  @Allow(Permission.krantRed)
  @Query(() => AdvertiserConnection, { description: 'By number. Formerly: loadAdvertisers.' })
  advertisers(
    @Args() { filter, first, after }: AdvertiserArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Advertiser>> {
    return service.pageOfAdvertisers(filter ?? {}, { first, after, ...asked });
  }

  @Allow(Permission.krantAdv)
  @Query(() => [Advertiser], {
    description: 'The active ones whose contact is oneself, by number; none outside the sale season.',
  })
  async ownAdvertisers(@Ctx() context: RequestContext): Promise<Advertiser[]> {
    const own = await service.listOwnAdvertisers(actorOf(context), await stateOfRequest(context));
    // With these, older advertisements are shown too: one command for both.
    const ads = await Promise.all(own.map(({ id }) => adsLoader(context).load(id)));
    ads.forEach(({ current }, at) => currentAdLoader(context).prime(own[at]?.id ?? '', current));
    return own;
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Query(() => Advertiser, { description: 'For an editor, or the responsible seller in the sale season.' })
  advertiser(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Advertiser> {
    return accessibleAdvertiser(actorOf(context), id);
  }

  @Allow(Permission.krantRed)
  @Query(() => [Person], { description: 'Who can be responsible for an advertiser, by name.' })
  paperSellers(): Promise<Person[]> {
    return service.listSellers();
  }

  @Allow(Permission.krantRed)
  @Query(() => Int, { description: 'The first advertisement number after the last one.' })
  nextAdvertiserUserId(): Promise<number> {
    return service.nextNumber();
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertiser, { description: 'Formerly: saveAdvertiser.' })
  @AddOnce()
  addAdvertiser(
    @Arg('advertiser') advertiser: AdvertiserInput,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return service.addAdvertiser(actorOf(context), advertiser);
  }

  @Allow(Permission.krantRed)
  @KeepOmitted({ model: () => AdvertiserModel })
  @Mutation(() => Advertiser, {
    description:
      'Changes an advertiser. Refused with a message at the field when another has this name, unless allowDuplicate.',
  })
  saveAdvertiser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('advertiser') advertiser: AdvertiserInput,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return service.saveAdvertiser(context.portal, actorOf(context), id, revision, advertiser);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => AdvertisersHandedOver, {
    description:
      'Makes somebody else responsible for advertisers, 200 at most, each only while it is as it was shown. To undo it, send whose they were.',
  })
  @DoOnce()
  handOverAdvertisers(
    @Arg('handOvers', () => [AdvertiserHandOver], { description: 'Of each advertiser to whom it goes.' })
    handOvers: AdvertiserHandOver[],
    @Ctx() context: RequestContext,
  ): Promise<AdvertisersHandedOver> {
    return handOverAdvertisers(context.portal, actorOf(context), handOvers);
  }

  @Allow(Permission.krantAdv)
  @KeepOmitted({ model: () => AdvertiserModel })
  @Mutation(() => Advertiser, { description: 'For the responsible seller in the sale season.' })
  saveOwnAdvertiser(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('advertiser') advertiser: AdvertiserDetailsInput,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return service.saveOwnAdvertiser(context.portal, actorOf(context), id, revision, advertiser);
  }

  @Allow(Permission.krantAdv)
  @Mutation(() => Advertiser, {
    description: 'Puts an own advertiser on the round of today, or takes it off; in the sale season.',
  })
  planVisit(
    @Arg('id', () => ID, { description: 'The id of the advertiser.' }) id: string,
    @Arg('today', { description: 'Whether to visit today.' }) today: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return visits.planVisit(actorOf(context), id, today);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Mutation(() => Advertiser, {
    description:
      'Notes a visit, and when they are to be visited again: by editors, and by the responsible seller in the sale season.',
  })
  @AddOnce({ list: 'visits' })
  noteVisit(
    @Arg('id', () => ID, { description: 'The id of the advertiser.' }) id: string,
    @Arg('text', { description: 'What was said: not blank, 2,000 characters at most.' }) text: string,
    @Arg('followUpOn', () => String, {
      nullable: true,
      description: 'The day (yyyy-mm-dd) from which on to visit them again, from today on; null: not.',
    })
    followUpOn: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return visits.noteVisit(actorOf(context), id, text, followUpOn || null);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Mutation(() => Advertiser, {
    description: 'Removes a note of a visit: by editors, and by the responsible seller in the sale season.',
  })
  deleteVisit(
    @Arg('id', () => ID, { description: 'The id of the advertiser.' }) id: string,
    @Arg('visitId', () => ID, { description: 'The id of the visit.' }) visitId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertiser> {
    return visits.deleteVisit(actorOf(context), id, visitId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => ID, { description: 'The name stays for past editions, how to reach them does not.' })
  deleteAdvertiser(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteAdvertiser(context.portal, actorOf(context), id);
  }

  @Needs('contactId')
  @FieldResolver(() => Person, { nullable: true, description: 'The responsible user.' })
  contact(@Root() { contactId }: Advertiser, @Ctx() context: RequestContext): Promise<Person | null> | null {
    return contactId ? personLoader(context).load(contactId) : null;
  }

  @Needs()
  @FieldResolver(() => Advertisement, {
    nullable: true,
    description: 'In the active edition; null: none yet, which counts as open.',
  })
  advertisement(@Root() { id }: Advertiser, @Ctx() context: RequestContext): Promise<Advertisement | null> {
    return currentAdLoader(context).load(id);
  }

  @Needs()
  @FieldResolver(() => Advertisement, {
    nullable: true,
    description: 'Of the last edition before the active one in which there was one.',
  })
  async previous(@Root() { id }: Advertiser, @Ctx() context: RequestContext): Promise<Advertisement | null> {
    return (await adsLoader(context).load(id)).before[0] ?? null;
  }

  @Needs()
  @FieldResolver(() => [String], { description: 'What was sold in each edition from 2024 on, newest first.' })
  async salesRecord(@Root() { id }: Advertiser, @Ctx() context: RequestContext): Promise<string[]> {
    return salesRecordOf(context, await adsLoader(context).load(id));
  }

  @Needs('adres', 'postalCode', 'city', 'email')
  @FieldResolver(() => [MissingField], { description: 'What lacks to get an invoice.' })
  missing(@Root() advertiser: Advertiser): MissingField[] {
    return missingOf(advertiser);
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: Advertiser, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return advertiserLog(record, context);
  }
}
