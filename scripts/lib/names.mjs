import ts from 'typescript';

import { Refusal } from './changes.mjs';

const MOST = 30;

/** The name of an area. @throws Refusal when it cannot be one */
export function areaName(name) {
  return checked(
    name,
    /^[a-z]{3,}$/,
    'The name of an area is one English word in lower case, such as museum',
  );
}

/** The name of an entity, as words. @throws Refusal when it cannot be one */
export function entityName(name) {
  const how = 'The name of an entity is English and in lower case, one of them, such as badge or old-badge';
  return checked(name, /^[a-z]{3,}(-[a-z]{2,})*$/, how);
}

function checked(name, form, how) {
  if (!form.test(name ?? '') || name.length > MOST) throw new Refusal(`${how}; not "${name ?? ''}".`);
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  if (keyword) throw new Refusal(`"${name}" is a word of TypeScript: choose another name.`);
  return name;
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** A text as it is written in TypeScript. */
export const quoted = (text) => `'${text.replaceAll("'", "\\'")}'`;
const camel = (words) => words.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Dutch words of somebody, for texts and sources. @throws Refusal when they could not stand there */
export function dutchWords(words) {
  if (/^[\p{L}][\p{L}\d'’ -]*$/u.test(words) && words.length <= MOST) return words;
  throw new Refusal(`"${words}" is no Dutch word of at most ${MOST} letters.`);
}

/** The English plural. */
function plural(word) {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A part of an address. */
export function slugOf(text) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '');
}

/**
 * What stands for the marks of the templates of an entity.
 * @param area its area @param entity one of them in English @param dutch.one, dutch.many its Dutch words
 * @param dutch.isHet whether its article is 'het' @param dutch.title of its page @param permission whose holders may
 */
export function entityMarks(area, entity, { one, many, isHet, title }, permission) {
  const [name, names] = [camel(entity), camel(plural(entity))];
  const [word, words] = [entity, plural(entity)].map((text) => text.replaceAll('-', ' '));
  const article = /^[aeiou]/.test(word) ? 'an' : 'a';
  // Documents are named after their area, once.
  const doc = name.startsWith(area) ? '' : capital(area);
  return {
    ...{ area, Area: capital(area), entity: name, Entity: capital(name), entities: names },
    ...{ Entities: capital(names), Doc: doc + capital(name), Docs: doc + capital(names) },
    ...{
      word,
      words,
      a_word: `${article} ${word}`,
      A_word: `${capital(article)} ${word}`,
      Words: capital(words),
    },
    ...{ one, many, One: capital(one), Many: capital(many), This_one: `${isHet ? 'Dit' : 'Deze'} ${one}` },
    ...{ Title: title, permission, slug: slugOf(many), path: `/${slugOf(title)}` },
  };
}

/** @param marks by the mark without its underscores @returns what fills them in */
export function filler(marks) {
  return (text) =>
    text.replace(/__([A-Za-z]+(?:_[a-z]+)*)__/g, (mark, name) => {
      if (!(name in marks)) throw new Error(`The templates have ${mark}, and nothing to put there.`);
      return marks[name];
    });
}
