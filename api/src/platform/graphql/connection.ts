import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';

import type { Page, PageRequest } from '../database/readPage';
import { texts } from '../errors/texts';
import { Allow, inherit } from './allow';

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

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
export class PageInfo {
  @Field()
  hasNextPage: boolean;

  @Field(() => String, { nullable: true })
  endCursor: string | null;
}

/** The classes `<name>Connection` and `<name>Edge` for a list of these. */
export function connectionOf<T extends object>(name: string, node: ClassType<T>): ClassType<Page<T>> {
  @Allow(inherit)
  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class Edge {
    @Field()
    cursor: string;

    @Field(() => node)
    node: T;
  }

  @Allow(inherit)
  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class Connection {
    @Field(() => [Edge])
    edges: Edge[];

    @Field(() => PageInfo)
    pageInfo: PageInfo;

    @Field(() => Int, { description: 'How many there are in all.' })
    totalCount: number;
  }
  return Connection;
}
