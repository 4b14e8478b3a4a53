/**
 * Makes a module of a chapter of docs/handleiding: its text, in which each picture has the address of its file in the
 * build, so that a device keeps both like any other part of the portal.
 */
module.exports = (text) => {
  const pictures = [];
  const marked = text.replace(
    /\]\((pictures\/[\w.-]+)\)/g,
    (_all, path) => `](${mark(pictures.push(path) - 1)})`,
  );
  const imports = pictures.map((path, at) => `import p${at} from './${path}';`);
  const filled = pictures.map((_path, at) => `.replace('${mark(at)}', p${at})`);
  return [...imports, `export default ${JSON.stringify(marked)}${filled.join('')};`].join('\n');
};

const mark = (at) => `picture:${at}:`;
