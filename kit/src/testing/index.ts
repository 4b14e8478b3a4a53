/** kit/testing: rendering a page of an area in a test. Never part of what is shipped. */
export { KitFinishTaskDocument, KitHangingOnDocument } from '../gql/lazy/graphql';
export { answer, lost, noAnswer, pageOf, refuse } from './answers';
export { mockChartSize } from './mockChartSize';
export { mockDownloads, textOf } from './mockDownloads';
export { MockedApi } from './MockedApi';
export { lastUpload, MockUpload, mockUploads } from './mockUploads';
export { renderArea } from './renderArea';
export { sessionMock } from './sessionMock';
export { secondStepMock, signInMock, wrongCodeMock } from './signInMock';
export { testUser } from './testUser';
export type { Unmasked } from './unmasked';
export { gone, press, pressIn, type User } from './userActions';
