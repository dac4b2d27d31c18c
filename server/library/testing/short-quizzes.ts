/**
 * Concepts of many classes whose quizzes are to get more questions still: the list must not grow, and who writes the
 * questions takes the concept out.
 */
export const shortQuizzes: readonly string[] = `
balanced-diet biodiversity biogeochemical-cycles cell cell-division circulatory-system
classification-of-living-things density digestive-system diseases-and-immunity distance-and-displacement
ecosystems electric-charge electric-current electric-power electromagnetism enzymes excretory-system food-chains
friction gravity heat-and-temperature heat-transfer hormones human-eye human-reproduction lenses magnetism
mass-and-weight measurement-and-units microorganisms nervous-system ohms-law osmosis-and-diffusion
photosynthesis pollination pollution pressure reflection-of-light reproduction-in-plants respiration
respiratory-system rotation-and-revolution series-and-parallel-circuits skeletal-system soil solar-system sound
speed-and-velocity spherical-mirrors transpiration transport-in-plants waste-management weather-and-climate
`
  .trim()
  .split(/\s+/u);
