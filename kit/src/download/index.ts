/**
 * kit/download: fetching a file with the session, and saving bytes as a file. Apart from kit/files, of which a page that only
 * saves something needs nothing. No shared module: each area bundles what it uses.
 */
export { downloadFile } from './downloadFile';
export { fetchFile } from './fetchFile';
export { noConnection, refusalIn, withSession } from './fileAnswer';
export type { FileLink } from './fileLink';
export { saveBlob } from './saveBlob';
