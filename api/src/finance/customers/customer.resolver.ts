import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { CustomerArgs, CustomerInput } from './customer.input';
import { Customer, CustomerModel } from './customer.model';
import * as service from './customer.service';

const CustomerConnection = connectionOf('Customer', Customer);
const customerLog = changeLogOf(CustomerModel);

@Resolver(() => Customer)
export class CustomerResolver {
  @Allow(Permission.secFact)
  @Query(() => CustomerConnection, { description: 'Who gets invoices, by name.' })
  customers(
    @Args() { search, first, after }: CustomerArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Customer>> {
    return service.pageOfCustomers(search, { first, after, ...asked });
  }

  @Allow(Permission.secFact)
  @Query(() => Customer, { description: 'One customer.' })
  customer(@Arg('id', () => ID) id: string, @AskedColumns() columns: Columns | undefined): Promise<Customer> {
    return service.getCustomer(id, columns);
  }

  @Allow(Permission.secFact)
  @Mutation(() => Customer, {
    description: 'Refused with a message at the field when somebody has this name, unless allowDuplicate.',
  })
  @AddOnce()
  addCustomer(@Arg('customer') customer: CustomerInput, @Ctx() context: RequestContext): Promise<Customer> {
    return service.addCustomer(actorOf(context), customer);
  }

  @Allow(Permission.secFact)
  @KeepOmitted({ model: () => CustomerModel })
  @Mutation(() => Customer, { description: 'Invoices keep what they were issued with.' })
  saveCustomer(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('customer') customer: CustomerInput,
    @Ctx() context: RequestContext,
  ): Promise<Customer> {
    return service.saveCustomer(actorOf(context), id, revision, customer);
  }

  @Allow(Permission.secFact)
  @Mutation(() => ID, { description: 'The name stays for the invoices, how to reach them does not.' })
  deleteCustomer(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteCustomer(actorOf(context), id);
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: Customer, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return customerLog(record, context);
  }
}
