import { forgetNotifications } from '../../notifications/notification.service';
import { forgetViews } from '../../savedViews/savedView.service';

/** Forgets what only somebody themselves had, whose account is gone. Twice is once. */
export async function forgetOwn(userId: string): Promise<void> {
  await forgetNotifications(userId);
  await forgetViews(userId);
}
