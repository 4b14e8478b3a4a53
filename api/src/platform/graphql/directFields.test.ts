import 'reflect-metadata';

import { graphqlSync } from 'graphql';
import { Ctx, Field, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';

import { Allow, isPublic } from '../schema/allow';
import { buildSchema, callFieldsDirectly, Resolvers } from './buildSchema';
import { Root } from './root';

@Allow(isPublic)
@ObjectType({ simpleResolvers: true })
class Barrel {
  @Field({ description: 'Its name.' })
  name: string;
}

@Resolver(() => Barrel)
class BarrelResolver {
  private readonly words = { full: 'vol' };

  @Query(() => Barrel)
  barrel(): Barrel {
    return { name: 'Vat' };
  }

  @FieldResolver(() => String)
  label(@Ctx() { place }: { place: string }, @Root() { name }: Barrel): string {
    return `${name} in ${place}, ${this.words.full}`;
  }

  @FieldResolver(() => String)
  broken(@Root() { name }: Barrel): string {
    throw new Error(`${name} is leeg`);
  }
}

describe('callFieldsDirectly', () => {
  const schema = buildSchema([BarrelResolver]);

  it('finds the fields that take their record and the context', () => {
    expect(callFieldsDirectly(schema, new Resolvers())).toEqual(['Barrel.label', 'Barrel.broken']);
  });

  it('gives each parameter what it asks for, whatever their order', () => {
    const { data } = graphqlSync({ schema, source: '{ barrel { label } }', contextValue: { place: 'Eys' } });
    expect(data).toEqual({ barrel: { label: 'Vat in Eys, vol' } });
  });

  it('has what a method throws as the error of its field', () => {
    const { errors } = graphqlSync({ schema, source: '{ barrel { broken } }', contextValue: {} });
    expect(errors).toMatchObject([{ message: 'Vat is leeg', path: ['barrel', 'broken'] }]);
  });
});
