import type { Moving } from '../../../platform/moving/moving';
import type { OldField } from '../../../platform/moving/oldField';
import { searchable } from '../../../platform/text/plainText';
import { UserModel } from '../../people/user.model';

type Person = Readonly<{ _id: unknown; name?: string; email?: string }>;

/**
 * The account of the person whom the old system names by name; a correction names them by e-mail address. Nobody, or two
 * of one name, is asked. @returns null when there is none
 */
export function personIn(field: OldField, moving: Moving): string | null {
  if (field.isMissing) return null;
  const named = peopleCalled(field.text(), moving);
  const [one, ...others] = named;
  if (one && others.length === 0) return String(one._id);
  field.fault(
    one
      ? `${named.length} gebruikers heten zo: vul het e-mailadres in (${named.map(({ email }) => email).join(', ')}), of -`
      : 'geen gebruiker heet zo: vul het e-mailadres van een gebruiker in, of -',
  );
  return null;
}

/** The same of who once made or wrote something: without doubts, undefined when it is not certain who that was. */
export function makerCalled(nameOrMail: string, moving: Moving): string | undefined {
  const [one, ...others] = peopleCalled(nameOrMail, moving);
  return one && others.length === 0 ? String(one._id) : undefined;
}

function peopleCalled(nameOrMail: string, moving: Moving): readonly Person[] {
  const asked = searchable(nameOrMail);
  if (asked === '') return [];
  return (moving.of(UserModel) as readonly Person[]).filter(
    ({ _id, name = '', email }) => email === asked || searchable(name) === asked || String(_id) === asked,
  );
}
