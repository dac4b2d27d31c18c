/**
 * Concepts of many classes whose quizzes are to get more questions still: the list must not grow, and who writes the
 * questions takes the concept out.
 */
export const shortQuizzes: readonly string[] = `
acids-bases-and-salts balanced-diet biodiversity biogeochemical-cycles cell cell-division change-of-state
circulatory-system classification-of-living-things combustion density digestive-system diseases-and-immunity
distance-and-displacement ecosystems electric-charge electric-current electric-power electrolysis
electromagnetism enzymes excretory-system food-chains friction fuels gravity heat-and-temperature
heat-transfer hormones human-eye human-reproduction indian-national-movement indus-valley-civilisation lenses
magnetism mass-and-weight mauryan-empire measurement-and-units microorganisms mughal-empire nervous-system
neutralisation ohms-law osmosis-and-diffusion oxidation-and-reduction ph-scale photosynthesis pollination
pollution pressure reflection-of-light reproduction-in-plants respiration respiratory-system revolt-of-1857
rotation-and-revolution series-and-parallel-circuits skeletal-system soil solar-system solutions sound
speed-and-velocity spherical-mirrors states-of-matter transpiration transport-in-plants waste-management
weather-and-climate
`
  .trim()
  .split(/\s+/u);
