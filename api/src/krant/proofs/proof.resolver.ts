import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import type { Columns } from '../../platform/database/reading/leanFind';
import { AskedColumns, Needs } from '../../platform/graphql/columns';
import { Root } from '../../platform/graphql/root';
import { PrivateLinkLimit } from '../../platform/limits/rateLimit';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { Advertisement } from '../advertisements/advertisement.model';
import { listProofs, reopenProof, revokeProofLinks, roundsOf, sendProof } from './proof.service';
import { AdProof, AdProofAnswerInput, AdProofLink } from './proof.type';
import { answerProof, readProof } from './proofLink.service';

/** The limit on guessing private links to proofs of this process. */
const proofLimits = new PrivateLinkLimit('proofs');

@Resolver(() => Advertisement)
export class AdProofResolver {
  @Allow(Permission.krantRed)
  @Query(() => [Advertisement], {
    description:
      'Those sold of an edition of which a proof was sent: first where a change is asked for, then what waits for an answer.',
  })
  advertisementsWithProof(
    @Arg('editionId', () => ID) editionId: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Advertisement[]> {
    return listProofs(editionId, columns);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description:
      'Mails a document as a proof to the advertiser, who answers by a private link of 60 days. One that waits is replaced.',
  })
  @AddOnce({ list: 'proofs' })
  sendAdProof(
    @Arg('id', () => ID, { description: 'The id of the advertisement.' }) id: string,
    @Arg('documentId', () => ID, { description: 'The document that is shown: a pdf, png or jpeg.' })
    documentId: string,
    @Arg('message', { description: "What is said with it, 2,000 characters at most; '': nothing." })
    message: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return sendProof(context.portal, actorOf(context), id, documentId, message);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description: 'Opens an approved proof again; the advertiser gets a mail, the seller a notification.',
  })
  @AddOnce()
  reopenAdProof(
    @Arg('id', () => ID, { description: 'The id of the advertisement.' }) id: string,
    @Arg('why', { description: 'What both are told: not blank, 2,000 characters at most.' }) why: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return reopenProof(context.portal, actorOf(context), id, why);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'Takes away all private links to its proofs.' })
  revokeAdProofLinks(
    @Arg('id', () => ID, { description: 'The id of the advertisement.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return revokeProofLinks(actorOf(context), id);
  }

  @Allow(isPublic)
  @Query(() => AdProofLink, {
    description: 'For everybody with a private link: the proof of an advertisement.',
  })
  adProof(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<AdProofLink> {
    return proofLimits.guessing(ip, () => readProof(token));
  }

  @Allow(isPublic)
  @Mutation(() => AdProofLink, {
    description: 'For everybody with a private link: approves the last proof, or asks for a change.',
  })
  @DoOnce()
  answerAdProof(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Arg('proofId', () => ID, { description: 'The round that was looked at.' }) proofId: string,
    @Arg('answer') answer: AdProofAnswerInput,
    @Ctx() { ip, portal }: RequestContext,
  ): Promise<AdProofLink> {
    return proofLimits.guessing(ip, () => answerProof(portal, token, proofId, answer));
  }

  @Needs('proofs', 'proofState')
  @FieldResolver(() => [AdProof])
  proofs(@Root() ad: Advertisement): AdProof[] {
    return roundsOf(ad);
  }
}
