import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { Advertisement } from '../advertisements/advertisement.model';
import { PaperEdition } from '../editions/edition.model';
import * as service from './invoice.service';
import { withdrawInvoice } from './invoice.service';
import * as work from './invoices.job';

@Resolver(() => PaperEdition)
export class KrantInvoiceResolver {
  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'Makes the invoice of one advertisement, once.' })
  @AddOnce()
  addPaperFac(
    @Arg('advertisementId', () => ID) advertisementId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return service.addInvoice(context.portal, actorOf(context), advertisementId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, {
    description: 'Begins to make all that lack: see generation. While it runs, again changes nothing.',
  })
  @DoOnce()
  addPaperFacs(
    @Arg('editionId', () => ID) editionId: string,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return work.generateInvoices(context.portal, actorOf(context), editionId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, {
    description: 'Begins to mail what was not mailed yet: see sending. While it runs, again changes nothing.',
  })
  @DoOnce()
  sendPaperFacs(
    @Arg('editionId', () => ID) editionId: string,
    @Arg('message', { description: 'Goes along in every mail; may be empty.' }) message: string,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return work.sendInvoices(context.portal, actorOf(context), editionId, message);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description: 'Takes the invoice back with a credit note, so that a right one can be made.',
  })
  withdrawPaperFac(
    @Arg('advertisementId', () => ID) advertisementId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return withdrawInvoice(context.portal, actorOf(context), advertisementId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: "The answer to 'Betaald?', of an invoice or in cash." })
  payAdvertisement(
    @Arg('advertisementId', () => ID) advertisementId: string,
    @Arg('paid', { description: 'Whether it is paid.' }) paid: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return service.setPaid(actorOf(context), advertisementId, paid);
  }
}
