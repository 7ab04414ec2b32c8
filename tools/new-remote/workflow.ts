/** The path of a remote's workflow in the project. */
export const workflowPath = (name: string): string => `.github/workflows/${name}.yml`;

/** The workflow of a remote: its check, for changes of its folder. */
export const workflowFile = (name: string): string => `name: ${name}
on:
  pull_request:
    paths: ["${name}/**"]
permissions:
  contents: read
jobs:
  check:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${name}
`;
