import runtime from 'virtual:react-jsx-runtime';

// React's own is CommonJS: esbuild would write `(0, module.jsx)(…)` for each element of every page. The build puts this in
// its place in the browser's code.
export const { Fragment, jsx, jsxs } = runtime;
