/** kit/testing: rendering a page of an area in a test. Never part of what is shipped. */
export { answer, refuse } from './answers';
export { fakeDownloads } from './fakeDownloads';
export { measuredCharts } from './measuredCharts';
export { MockedApi } from './MockedApi';
export { renderArea } from './renderArea';
export { sessionMock } from './sessionMock';
export { signInMock } from './signInMock';
export { fakeRequests, lastRequest, TestRequest } from './testRequests';
export { testUser } from './testUser';
export type { Unmasked } from './unmasked';
