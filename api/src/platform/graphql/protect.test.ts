import 'reflect-metadata';

import { graphql } from 'graphql';
import { Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver } from 'type-graphql';

import { type Access, Allow, inherit, isPublic } from '../schema/allow';
import { buildSchema } from './buildSchema';
import { protect } from './protect';
import { Root } from './root';

interface Asker {
  asked: string[];
  holds?: boolean;
  owns?: string;
  filled?: number;
}

const holder: Access<Asker> = {
  name: 'holder',
  test: ({ asked, holds }) => {
    asked.push('holder');
    return holds ?? false;
  },
};

const owner: Access<Asker> = {
  name: 'owner',
  looksAtField: true,
  test: ({ asked, owns }, _args, parent) => {
    asked.push('owner');
    return (parent as Jug).name === owns;
  },
};

const anybody: Access<Asker> = { name: 'anybody', test: () => true };

@Allow(inherit)
@ObjectType({ simpleResolvers: true })
class Jug {
  @Field()
  name: string;
}

@Resolver(() => Jug)
class JugResolver {
  @Allow(isPublic)
  @Query(() => [Jug])
  jugs(): Jug[] {
    return ['Een', 'Twee', 'Drie'].map((name) => ({ name }));
  }

  @Allow(anybody)
  @Mutation(() => Jug, { description: 'Fills it.' })
  fill(@Ctx() asker: Asker): Jug {
    asker.filled = (asker.filled ?? 0) + 1;
    return { name: 'Een' };
  }

  @Allow(holder)
  @FieldResolver(() => String, { nullable: true })
  recipe(): string {
    return 'Mout';
  }

  @Allow(holder, owner)
  @FieldResolver(() => String, { nullable: true })
  secret(@Root() { name }: Jug): string {
    return `Geheim van ${name}`;
  }
}

describe('a guarded field of the records of a list', () => {
  const schema = protect(buildSchema([JugResolver]));

  async function secrets(asker: Omit<Asker, 'asked'>) {
    const asked: string[] = [];
    const { data, errors = [] } = await graphql({
      schema,
      source: '{ jugs { secret } }',
      contextValue: { ...asker, asked },
    });
    const given = (data?.jugs as { secret: string | null }[]).map(({ secret }) => secret);
    return { given, asked, refused: errors.map(({ path }) => path?.[1]) };
  }

  it('asks once who passes by who they are', async () => {
    const { given, asked } = await secrets({ holds: true });
    expect(given).toEqual(['Geheim van Een', 'Geheim van Twee', 'Geheim van Drie']);
    expect(asked).toEqual(['holder']);
  });

  it('asks for each record who passes by what it is of', async () => {
    const { given, refused } = await secrets({ owns: 'Twee' });
    expect(given).toEqual([null, 'Geheim van Twee', null]);
    expect(refused).toEqual([0, 2]);
  });

  it('refuses everybody else at each record', async () => {
    const { given, refused } = await secrets({});
    expect(given).toEqual([null, null, null]);
    expect(refused).toEqual([0, 1, 2]);
  });
});

describe('a mutation', () => {
  const schema = protect(buildSchema([JugResolver]));
  const fill = async (asker: Omit<Asker, 'asked'>, answer: string) => {
    const context: Asker = { ...asker, asked: [] };
    const source = `mutation ($no: Boolean = false) { fill { name @skip(if: $no) ${answer} } }`;
    const { errors } = await graphql({ schema, source, contextValue: context });
    return [context.filled ?? 0, errors?.[0]?.extensions.code];
  };

  it.each(['recipe', '... on Jug { made: recipe }'])(
    'whose answer asks for %s is refused before it writes to who may not read that',
    async (answer) => {
      expect(await fill({}, answer)).toEqual([0, 'FORBIDDEN']);
      expect(await fill({ holds: true }, answer)).toEqual([1, undefined]);
    },
  );

  it('is done when what is closed is left out, or the record may open it', async () => {
    expect(await fill({}, 'recipe @include(if: $no)')).toEqual([1, undefined]);
    expect(await fill({ owns: 'Een' }, 'secret')).toEqual([1, undefined]);
  });
});
