import { AppError } from '../../platform/errors/appError';
import type { Hook } from '../../platform/http/areaRoutes';
import { OPT_OUT, OPT_OUT_PAGE } from '../mailings/mailing.template';
import { optOut } from './notificationSettings.service';

/** What mail programs call when somebody presses 'Afmelden' there (RFC 8058); who opens it as a page gets a button. */
export const optOutHook: Hook = {
  name: OPT_OUT,
  page: OPT_OUT_PAGE,
  async handle(token) {
    try {
      await optOut(token);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') return false;
      throw error;
    }
  },
};
