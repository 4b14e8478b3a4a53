import { registerEnumType } from 'type-graphql';

/**
 * Puts an enum in the schema, with what it says and what each of its values means.
 * @param named the enum by its name in the schema: `{ ParadeName }`
 * @param description of the enum
 * @param values the description of each value, by its name
 */
export function describeEnum<Enum extends object>(
  named: Readonly<Record<string, Enum>>,
  description: string,
  values: Readonly<Record<keyof Enum, string>>,
): void {
  const described = Object.entries<string>(values).map(([value, meaning]) => [
    value,
    { description: meaning },
  ]);
  const valuesConfig = Object.fromEntries(described) as Record<keyof Enum, { description: string }>;
  for (const [name, of] of Object.entries(named)) registerEnumType(of, { name, description, valuesConfig });
}
