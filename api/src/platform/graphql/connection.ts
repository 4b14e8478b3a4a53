import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

import type { Page, PageRequest } from '../database/reading/readPage';
import { texts } from '../errors/texts';
import { Allow, inherit } from '../schema/allow';
import { AnswerType } from '../schema/answerType';

const MOST = 100;

/** Which part of a list that grows. */
@ArgsType()
export class PageArgs implements PageRequest {
  @Field(() => Int, { nullable: true, description: '1 to 100; 20 when not given.' })
  @IsOptional()
  @Min(1, { message: texts.page })
  @Max(MOST, { message: texts.page })
  first?: number;

  @Field(() => String, { nullable: true, description: 'The cursor after which the page begins.' })
  after?: string;
}

@AnswerType('Where a page of a list ends.')
export class PageInfo {
  @Field({ description: 'There is more after this page.' })
  hasNextPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What to give as `after` for the next page; null: this one is empty.',
  })
  endCursor: string | null;
}

/** The classes `<name>Connection` and `<name>Edge` for a list of these. */
export function connectionOf<T extends object>(name: string, node: ClassType<T>): ClassType<Page<T>> {
  @Allow(inherit)
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `One ${name} of a page, with its place in the list.`,
  })
  class Edge {
    @Field({ description: 'Its place in the list, to give as `after` for what comes behind it.' })
    cursor: string;

    @Field(() => node, { description: 'What stands at that place.' })
    node: T;
  }

  @Allow(inherit)
  @ObjectType(`${name}Connection`, { simpleResolvers: true, description: `One page of a list of ${name}.` })
  class Connection {
    @Field(() => [Edge], { description: 'What is on this page, in the order of the list.' })
    edges: Edge[];

    @Field(() => PageInfo, { description: 'Where this page ends, and whether there is more.' })
    pageInfo: PageInfo;

    @Field(() => Int, { description: 'How many there are in all.' })
    totalCount: number;
  }
  return Connection;
}
