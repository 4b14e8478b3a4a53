import { ObjectType } from 'type-graphql';

import { Allow, inherit } from './allow';

/**
 * A type that operations answer with. Its fields are as open as the operation that gave it, but for those that say
 * themselves who may (`@Allow`), and are read as they are where no resolver says otherwise.
 * @param description of the type in the schema
 * @param name its name in the schema, where that is not the name of the class
 */
export function AnswerType(description: string, name?: string): ClassDecorator {
  return (type) => {
    Allow(inherit)(type);
    ObjectType(name ?? type.name, { simpleResolvers: true, description })(type);
  };
}
