/**
 * kit/zip: several files as one, made in the browser. A room of its own, because of the library it brings.
 */
export { bytesOf, startZip, type ZipMaker } from './startZip';
