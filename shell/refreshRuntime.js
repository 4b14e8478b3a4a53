// Only with `npm run dev`: the remotes use this runtime of React Refresh instead of one of their own (kit/webpack.js).
globalThis.reactRefreshRuntime = require('react-refresh/runtime');
