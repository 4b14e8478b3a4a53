export { StartupError } from '../database/embedded/startupError';
