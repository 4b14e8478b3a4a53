/**
 * kit/download: fetching a file with the session, and saving bytes as a file. Apart from kit/files, of which a page that only
 * saves something needs nothing. No shared module: each area bundles what it uses.
 */
export { noConnection, refusalIn, withSession, fetchFile, saveBlob, downloadFile } from './download';
export type { FileLink } from './download';
