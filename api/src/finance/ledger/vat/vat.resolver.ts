import { Matches } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { Allow } from '../../../identity/permissions/allow';
import type { Page } from '../../../platform/database/reading/readPage';
import { texts } from '../../../platform/errors/texts';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection';
import { VatRate } from '../../invoices/document/vatRate';
import { listVatQuarters, pageOfVatLines } from './vat.service';
import { VatLine, VatQuarter } from './vat.types';

const VatLineConnection = connectionOf('VatLine', VatLine);

/** Which lines of the VAT. */
@ArgsType()
export class VatLinesArgs extends PageArgs {
  @Field({ description: 'Such as 2026-Q3.' })
  @Matches(/^\d{4}-Q[1-4]$/, { message: texts.badInput })
  quarter: string;

  @Field(() => VatRate, { description: 'Only of this rate.' })
  rate: VatRate;
}

@Resolver()
export class VatResolver {
  @Allow(Permission.secFin)
  @Query(() => [VatQuarter], {
    nullable: true,
    description:
      'The VAT of the calendar quarters that a year touches and in which something was invoiced or sold; null: the foundation charges none, or the year has no period.',
  })
  vatQuarters(
    @Arg('yearId', () => ID, { description: 'The id of a financial year.' }) yearId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<VatQuarter[] | null> {
    return listVatQuarters(portal, yearId);
  }

  @Allow(Permission.secFin)
  @Query(() => VatLineConnection, {
    description: 'What the turnover of a rate in a quarter is made of, oldest first; together they are it.',
  })
  vatLines(@Args() args: VatLinesArgs, @Ctx() { portal }: RequestContext): Promise<Page<VatLine>> {
    return pageOfVatLines(portal, args);
  }
}
