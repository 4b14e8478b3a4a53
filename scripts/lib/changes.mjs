import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

/** What a generator says to whoever began it, instead of a trace. */
export class Refusal extends Error {}

/** What a generator adds to the repository: all of it is made first, and written at once or not at all. */
export class Changes {
  #root;
  #texts = new Map();

  /** @param root the folder of the repository */
  constructor(root) {
    this.#root = root;
  }

  /** The files that change, from the root. */
  get files() {
    return [...this.#texts.keys()];
  }

  /** Whether a file or folder is there. */
  has(path) {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  /** The text of a file, as it will be. */
  read(path) {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** Adds a file. */
  add(path, text) {
    this.#texts.set(path, text);
  }

  /** @param change gives the new text of the old one */
  edit(path, change) {
    this.add(path, change(this.read(path)));
  }

  /** @param change changes what is in a JSON file, or gives something else instead */
  editJson(path, change) {
    this.edit(path, (text) => {
      const json = JSON.parse(text);
      return `${JSON.stringify(change(json) ?? json, null, 2)}\n`;
    });
  }

  /** Copies a folder of templates over the repository. @param fill fills in a name of a file or a text */
  addTemplates(folder, fill) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      this.add(fill(relative(folder, file)), fill(readFileSync(file, 'utf8')));
    }
  }

  /** Imports something in a TypeScript file; lint sorts it. */
  addImport(path, names, from) {
    this.edit(path, (text) => `import { ${names} } from '${from}';\n${text}`);
  }

  /**
   * Adds an entry to a list or object of a TypeScript file.
   * @param where names that lead to it, such as `club.models`: a constant, and properties of it
   * @param options.after the text before it is that of this entry @param options.before that of the one that contains this
   */
  addTo(path, where, entry, { after, before } = {}) {
    this.edit(path, (text) => {
      const list = findList(path, text, where);
      const entries = list.elements ?? list.properties;
      const asWritten = (node) => text.slice(node.getStart(), node.end);
      let at = entries.length;
      if (after) at = entries.findIndex((one) => asWritten(one) === after) + 1;
      if (before) at = entries.findIndex((one) => asWritten(one).includes(before));
      if (at < 0 || (after && at === 0))
        throw new Refusal(`${where} of ${path} has no ${after ?? before}: look how it is written now.`);
      if (at < entries.length) return insert(text, entries[at].getStart(), `${entry}, `);
      if (at === 0) return insert(text, list.end - 1, entry);
      return insert(text, entries[at - 1].end, `, ${entry}`);
    });
  }

  /** Adds a line at the end of a function of a TypeScript file. */
  addToFunction(path, name, line) {
    this.edit(path, (text) => {
      const found = parse(path, text).statements.find(
        (one) => ts.isFunctionDeclaration(one) && one.name?.text === name,
      );
      if (!found) throw new Refusal(`${path} has no function ${name}: it should end with "${line}".`);
      return insert(text, found.body.end - 1, `${line}\n`);
    });
  }

  /** The entries of a list or object of a TypeScript file, as they are written. */
  entriesOf(path, where) {
    const list = findList(path, this.read(path), where);
    return (list.elements ?? list.properties).map((node) => node.getText());
  }

  /** Writes it all. */
  save() {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
  }
}

const insert = (text, at, more) => text.slice(0, at) + more + text.slice(at);
const parse = (path, text) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );

function findList(path, text, where) {
  const [constant, ...properties] = where.split('.');
  const declared = parse(path, text)
    .statements.filter((one) => ts.isVariableStatement(one))
    .flatMap((one) => one.declarationList.declarations)
    .find((one) => one.name.getText() === constant);
  const list = properties.reduce(inside, plain(declared?.initializer));
  if (!list?.elements && !list?.properties)
    throw new Refusal(`${path} has no list or object ${where}: look how it is written now.`);
  return list;
}

/** What a property of an object is; with `file=club` the object of a list that says so. */
function inside(node, step) {
  const [name, value] = step.split('=');
  const property = (object) => object?.properties?.find((one) => one.name?.text === name)?.initializer;
  if (value === undefined) return plain(property(node));
  return node?.elements?.find((one) => property(one)?.text === value);
}

/** The list or object itself, without what is said of its type or done to it. */
function plain(node) {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return plain(node.expression);
  if (!ts.isCallExpression(node)) return node;
  const { expression, arguments: given } = node;
  return ts.isPropertyAccessExpression(expression) ? plain(expression.expression) : plain(given[0]);
}
