/** carnaval-client: typed access to the API of the Carnaval backoffice. */
export { type Client, type ClientOptions, type Connection, createClient } from './createClient.ts';
export { type FragmentOf, graphql, type ResultOf, type VariablesOf } from './graphql.ts';
export { type ErrorDetails, NETWORK, PortalError } from './PortalError.ts';
