/**
 * kit/activities: the fields, dialogs and buttons of lists of activities by date, such as the yearly programme and the
 * agenda of the home page. No shared module: each area bundles what it uses of it.
 */
export { AddActivityDialog, DeleteActivityDialog, EditActivityDialog } from './ActivityDialogs';
export { activityFields, type ActivityValues, activityActions } from './activityFields';
