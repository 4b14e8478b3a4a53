/**
 * kit/zip: several files as one, made in the browser. No shared module: each area bundles it where it makes one, so that
 * the first page does not carry it.
 */
export { bytesOf, startZip, type ZipMaker } from './startZip';
